import {
  between,
  bubble,
  building,
  cap,
  coin,
  frame,
  FRIEND,
  grown,
  INK,
  person,
  progress,
  SHADE,
  sign,
  tick,
  WHITE,
  YOU,
} from './lesson-shapes.ts';
import { circle, group, line, path, rect, ring } from './shapes.ts';

const GROUND = 440;
const YOU_AT = 200;
const FRIEND_AT = 760;

/** A card with the sign of one way to invite. */
const card = (content: string): string => rect(-56, -56, 112, 112, 24, WHITE) + content;

const linkSign = (): string =>
  group('rotate(-45)', [
    `<rect x="-42" y="-14" width="50" height="28" rx="14" fill="none" stroke="${YOU}" stroke-width="9"/>`,
    `<rect x="-8" y="-14" width="50" height="28" rx="14" fill="none" stroke="${YOU}" stroke-width="9"/>`,
  ]);

const QR_CELLS = ['1110101', '1010011', '1110110', '0001001', '1011010', '0110101', '1101110'];
const qrSign = (): string =>
  QR_CELLS.flatMap((row, y) =>
    row
      .split('')
      .map((cell, x) => (cell === '1' ? rect(x * 10 - 35, y * 10 - 35, 10, 10, 0, INK) : '')),
  ).join('');

const formSign = (): string =>
  [-26, 0, 26].map((y) => ring(-28, y, 7, FRIEND, 5) + line(`M-10 ${y}H32`, FRIEND, 8)).join('');

const plane = (): string =>
  path('M-34 -6L36 -30L12 34L-2 8Z', YOU) + path('M-2 8L36 -30L4 20Z', '#145347');

/** You ask whether the friend agrees; the friend does. */
const exchange = (at: number): string[] => {
  const leaves = 1 - progress(at, 4.6, 5.2);
  return [
    grown(YOU_AT + 96, 218, progress(at, 0.8, 1.4) * leaves, [bubble(-1, sign('?', 54, YOU))]),
    grown(FRIEND_AT - 96, 218, progress(at, 2.6, 3.2) * leaves, [bubble(1, tick(FRIEND))]),
  ];
};

/** Three ways: the link, its QR code, the form. Then the invitation flies over. */
const sending = (at: number): string[] => {
  const leaves = 1 - progress(at, 8.6, 9.4);
  const flight = progress(at, 7.6, 9.6);
  const x = between(YOU_AT + 60, FRIEND_AT - 60, flight);
  const y = 300 - Math.sin(flight * Math.PI) * 90;
  return [
    ...[linkSign, qrSign, formSign].map((draw, index) =>
      grown(340 + index * 140, 130, progress(at, 5.2 + index * 0.6, 5.8 + index * 0.6) * leaves, [
        card(draw()),
      ]),
    ),
    flight > 0 && flight < 1 ? group(`translate(${x} ${y})`, [plane()]) : '',
  ];
};

/** A coin on its way from the building to you. @param start seconds */
function flyingCoin(at: number, start: number): string {
  const flight = progress(at, start, start + 1.3);
  if (flight <= 0 || flight >= 1) return '';
  const x = between(480, YOU_AT, flight);
  const y = between(250, 300, flight) - Math.sin(flight * Math.PI) * 120;
  return group(`translate(${x} ${y})`, [coin(22)]);
}

/** The coins that have arrived, in a pile beside you. */
const pile = (at: number): string[] =>
  COIN_STARTS.filter((start) => at >= start + 1.3).map((_, index) =>
    group(`translate(${YOU_AT - 92} ${GROUND - 14 - index * 15})`, [coin(24)]),
  );

const COIN_STARTS = [15.2, 15.7, 16.2, 16.7, 17.2];

/** How to invite a friend: ask, send, wait until the friend studies, get the reward. 20 seconds. */
export function inviteScene(at: number): string {
  const stands = progress(at, 10, 11);
  const friendX = between(FRIEND_AT, 620, progress(at, 11, 12.8));
  const studies = progress(at, 13, 13.8);
  return frame([
    circle(480, 700, 360, SHADE),
    rect(0, GROUND, 960, 100, 0, SHADE),
    grown(480, GROUND, stands, [building()]),
    group(`translate(${YOU_AT} ${GROUND})`, [person(YOU)]),
    group(`translate(${friendX} ${GROUND})`, [person(FRIEND)]),
    grown(friendX, GROUND - 146, studies, [cap()]),
    ...exchange(at),
    ...sending(at),
    ...pile(at),
    ...COIN_STARTS.map((start) => flyingCoin(at, start)),
    grown(YOU_AT + 96, 218, progress(at, 18.2, 18.8), [bubble(-1, tick(YOU))]),
  ]);
}
