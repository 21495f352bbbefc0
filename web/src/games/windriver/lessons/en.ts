/** The lessons of Wind River, in English. */
import type { LessonWords } from '../../../learn/lessonWords';

export const lessons = {
  set: {
    title: 'The first tents',
    lead: 'Your people follow the bison to the Great Plains in the east. Tents need bison beside them, one each. At the beginning everybody sets two tents on empty hexes.',
    task: 'Set your first tent on a hex where bison graze.',
    hint: 'Bison stand in the three columns of the west.',
    keep: 'Tents live from the bison on their hex.',
  },
  herds: {
    title: 'Driving the herds',
    lead: 'A turn begins with bison: you move exactly as many as you have tents on the board, each one hex to the east, north-east or south-east. After that comes one extra action, or none.',
    task: 'Move two bison, and end the turn without an extra action.',
    hint: 'Two tents, two bison: click a bison, then where it goes. Then choose “No extra action”.',
    keep: 'As many bison move as you have tents. They never go back west.',
  },
  supply: {
    title: 'Supply',
    lead: 'After the bison every tent of yours needs a bison on its hex. Each that has none costs you a resource; who cannot pay loses the tent. Your rival has driven the bison away from c2.',
    task: 'Move your bison so that both tents are fed and you keep your resource.',
    hint: 'c2 needs a bison: one can come from c1 or d1.',
    keep: 'After your bison have moved, look at your tents: each needs one bison.',
  },
  guests: {
    title: 'Guests eat first',
    lead: 'Where tents of others stand beside yours, the bison feed theirs first. Red has come to c2, one bison is left there, and you have no resource.',
    task: 'Bring bison so that no tent of yours is lost.',
    hint: 'c2 needs two bison: one for the guest and one for you. One stands on c1.',
    keep: 'On your turn the tents of others are fed before yours.',
  },
  earn: {
    title: 'Earning resources',
    lead: '“Take resources” brings one for each bison that your tents do not need, on hexes where you are alone. You may hold up to ten.',
    task: 'Drive bison to your tents and take 4 resources, so that you have 5.',
    hint: 'Bring one bison to c2 and one to d2, then choose “Take resources”.',
    keep: 'Many bison round few tents: that is the moment to earn.',
  },
  new: {
    title: 'A new tent',
    lead: 'A new tent costs 3 resources and comes onto a hex where your tents stand alone. More tents move more bison, and more tents can come home.',
    task: 'Set a new tent.',
    hint: 'Move your bison, then choose “New tent” and one of your hexes. It is fed with your next turn, so choose one with bison enough.',
    keep: 'For 3 resources a tent comes onto a hex where yours stand alone.',
  },
  tent: {
    title: 'Following the herd',
    lead: '“Move a tent” takes one tent to a neighbouring hex, in any direction. Where tents of others stand, you and they pay a resource.',
    task: 'Move one of your tents east.',
    hint: 'Drive a bison east first, then let a tent follow it.',
    keep: 'Drive the bison east, then follow them.',
  },
  herd: {
    title: 'One more bison',
    lead: 'The extra action may also be one more bison, even one that has moved. Supply is not checked again, so you can feed yourself first and then take bison away from others.',
    task: 'Move two bison that do you good, and then, as the extra action, the bison from the red tent on e3.',
    hint: 'After your two bison choose “One more bison” and move the one on e3 away.',
    keep: 'A bison that leaves a rival’s tent costs them a resource or the tent.',
  },
  home: {
    title: 'The way home',
    lead: 'From the last column a tent goes east into the Great Plains. There it counts, and stays. When no tent is on the board any more, whoever has the most tents there wins.',
    task: 'Bring your tent from c6 home.',
    hint: 'Move two bison; c6 has none, so you pay a resource for that tent. Then choose “Move a tent” and go east.',
    keep: 'Only tents in the Great Plains count; one on the last column is a step from home.',
  },
} satisfies Record<string, LessonWords>;
