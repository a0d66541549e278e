import {
  coin,
  frame,
  FRIEND,
  GOLD,
  grown,
  INK,
  person,
  progress,
  SHADE,
  sign,
  WHITE,
  YOU,
} from './lesson-shapes.ts';
import { circle, group, line, rect, ring } from './shapes.ts';

/** The lowest 100 units stay free for captions. */
const CENTRE = { x: 480, y: 290, radius: 112 };
const CIRCUMFERENCE = 2 * Math.PI * CENTRE.radius;

/** Seconds at which each of ten friends becomes a student; the fifth and the tenth change the level. */
const FRIENDS_AT = [1.5, 2.3, 3.1, 3.9, 5.6, 8, 8.7, 9.4, 10.1, 11.8];
const GOOD_AT = 6;
const BEST_AT = 12.2;
/** The first level is there from the beginning. */
const REACHED_AT = [-1, GOOD_AT, BEST_AT];

/** The reader's share in per cent, between two levels while the ring grows. */
const shareAt = (at: number): number =>
  30 + 10 * progress(at, GOOD_AT, GOOD_AT + 1.2) + 10 * progress(at, BEST_AT, BEST_AT + 1.2);

const friendsRow = (at: number): string[] =>
  FRIENDS_AT.map((since, index) => {
    // The fifth and the tenth stand behind a gap: a level begins with them.
    const x = 114 + index * 78 + (index >= 4 ? 15 : 0) + (index >= 9 ? 15 : 0);
    return (
      group(`translate(${x} 118) scale(0.62)`, [person(SHADE)]) +
      grown(x, 118, progress(at, since, since + 0.5), [group('scale(0.62)', [person(FRIEND)])])
    );
  });

/** The whole is the cost of the friend's first semester, the coloured arc your share. */
function shareRing(at: number): string[] {
  const share = shareAt(at);
  const colour = at >= BEST_AT ? GOLD : YOU;
  const arc = (share / 100) * CIRCUMFERENCE;
  return [
    circle(CENTRE.x, CENTRE.y, CENTRE.radius, WHITE),
    ring(CENTRE.x, CENTRE.y, CENTRE.radius, SHADE, 34),
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${CENTRE.radius}" fill="none" stroke="${colour}" stroke-width="34" stroke-dasharray="${arc} ${CIRCUMFERENCE}" transform="rotate(-90 ${CENTRE.x} ${CENTRE.y})"/>`,
    group(`translate(${CENTRE.x} ${CENTRE.y})`, [sign(`${Math.round(share)} %`, 58, INK)]),
  ];
}

/** Three steps: the one that is reached is filled. */
const steps = (at: number): string[] =>
  [30, 40, 50].map((share, index) => {
    const since = REACHED_AT[index] ?? 0;
    const reached = progress(at, since, since + 0.6);
    const y = 376 - index * 84;
    const mark = (ground: string, ink: string) =>
      rect(-62, -32, 124, 64, 32, ground) + sign(`${share} %`, 30, ink);
    return (
      group(`translate(170 ${y})`, [mark(SHADE, '#6b6456')]) +
      grown(170, y, reached, [mark(index === 2 ? GOLD : YOU, index === 2 ? INK : WHITE)])
    );
  });

/** Coins beside the ring: one for each tenth of the share. */
const coins = (at: number): string[] =>
  Array.from({ length: 5 }, (_, index) => {
    const since = index < 3 ? 0.2 + index * 0.3 : index === 3 ? GOOD_AT + 0.8 : BEST_AT + 0.8;
    return grown(730, 386 - index * 34, progress(at, since, since + 0.4), [coin(34)]);
  });

/** The last level turns coins into money. */
const conversion = (at: number): string[] => {
  return [
    grown(836, 306, progress(at, 15, 15.8), [line('M-22 22L18 -18M-8 -18H18V8', INK, 7)]),
    grown(864, 220, progress(at, 15.8, 16.6), [
      rect(-72, -38, 144, 76, 12, '#8fb996'),
      rect(-62, -28, 124, 56, 8, '#b7d4ba'),
      circle(0, 0, 20, '#5d8f66'),
      circle(-46, 0, 6, '#5d8f66'),
      circle(46, 0, 6, '#5d8f66'),
    ]),
  ];
};

/** The levels: the fifth and the tenth friend raise the share, the last level also gives money. 20 seconds. */
export const levelsScene = (at: number): string =>
  frame([...friendsRow(at), ...shareRing(at), ...steps(at), ...coins(at), ...conversion(at)]);
