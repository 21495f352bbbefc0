"""Lessons: positions of real games with one thing to do in each. Their texts are the web client's."""

from greatplains.lessons.course import COURSES, course, find_lesson
from greatplains.lessons.lesson import Done, Lesson

__all__ = ["COURSES", "Done", "Lesson", "course", "find_lesson"]
