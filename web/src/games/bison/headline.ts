/** What the line above the board says of Bison: how far it is, and what the land would bring. */
import type { Headline, Scene } from '../../table/contract';
import { incomeOf, tracksShown } from './income';
import { words } from './messages';
import { ACTIONS_A_SEASON, ANIMALS, TRACK_END, type BisonView } from './view';

/** The stores are emptied before the next scoring, and it decides the game (Bison, “The end”). */
export function isLastSeason(view: BisonView): boolean {
  return view.season === view.seasons && view.scoring === null && !view.over;
}

/** What a seat would have in the end if the last scoring came now. */
export function projectedScore(scene: Scene<BisonView>, seat: number): number {
  const income = incomeOf(seat, scene.partsAfter ?? scene.parts);
  return ANIMALS.reduce((sum, kind) => sum + Math.min(income[kind], TRACK_END), 0);
}

/** As far as the last scoring has been shown. */
function total({ view, toCome }: Scene<BisonView>, seat: number): number {
  const tracks = tracksShown(seat, view, toCome);
  return ANIMALS.reduce((sum, kind) => sum + tracks[kind], 0);
}

export function headline(scene: Scene<BisonView>): Headline {
  const w = words().headline;
  const { view } = scene;
  const isLast = isLastSeason(view);
  /** The last tracks are being filled, or are full: they are the score. */
  const isScore = view.over || (view.season === view.seasons && view.scoring !== null);
  const facts = view.over
    ? [w.over]
    : [w.season(view.season, view.seasons), w.action(view.round, ACTIONS_A_SEASON), w.tiles(view.stack)];
  return {
    facts,
    counts: isScore ? w.score : isLast ? w.last : w.next,
    isDecisive: isLast || isScore,
    scores: view.seats.map((_, seat) => {
      if (isScore) return { seat, score: String(total(scene, seat)), about: w.points(total(scene, seat)) };
      const brought = projectedScore(scene, seat);
      return isLast
        ? { seat, score: String(brought), about: w.final(brought) }
        : { seat, score: `+${brought}`, about: w.brings(brought) };
    }),
  };
}
