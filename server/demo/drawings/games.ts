import { circle, emblem, group, line, path, rect } from './shapes.ts';
import { BARK, INK, PAPER, WOOD, type Drawing } from './tint.ts';

export const boardgame: Drawing = (t) => [
  path('M52 258L200 180L348 258L348 352L200 426L52 352Z', t.deep),
  path('M52 258L200 336L200 426L52 352Z', t.main),
  path('M52 258L200 180L348 258L200 336Z', t.light),
  path('M92 258L200 202L308 258L200 314Z', PAPER),
  ...[0, 1, 2, 3].flatMap((i) => [
    path(`M${108 + i * 27} ${258 - i * 14}l14 -7l14 7l-14 7Z`, i % 2 ? t.main : t.accent),
    path(`M${184 + i * 27} ${297 - i * 14}l14 -7l14 7l-14 7Z`, i % 2 ? t.accent : t.deep),
  ]),
  path('M176 248Q180 214 190 202A18 18 0 1 1 212 202Q222 214 226 248Q200 262 176 248Z', t.main),
  group('translate(254 132) rotate(14)', [
    rect(0, 0, 58, 58, 12, PAPER),
    circle(16, 16, 6, INK),
    circle(42, 42, 6, INK),
    circle(29, 29, 6, INK),
  ]),
  emblem(126, 346, 18, PAPER),
];

export const cards: Drawing = (t) => [
  group('rotate(-20 150 400)', [
    rect(86, 130, 150, 220, 16, t.deep),
    rect(98, 142, 126, 196, 10, t.main),
  ]),
  group('rotate(-3 180 400)', [
    rect(112, 140, 150, 220, 16, PAPER),
    path('M187 210Q146 176 150 154Q162 134 187 154Q212 134 224 154Q228 176 187 210Z', t.main),
    circle(187, 282, 34, t.light),
  ]),
  group('rotate(15 220 400)', [
    rect(140, 152, 156, 228, 16, PAPER),
    rect(152, 164, 132, 204, 10, t.light),
    path(
      'M218 214L232 246L266 249L240 272L248 306L218 288L188 306L196 272L170 249L204 246Z',
      t.accent,
    ),
    circle(168, 182, 8, t.deep),
    circle(268, 350, 8, t.deep),
  ]),
];

export const chess: Drawing = (t) => [
  path('M40 366L360 366L384 410L16 410Z', BARK),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
    path(`M${40 + i * 40} 366l40 0l${(i - 3) * 6} 30l-46 0Z`, i % 2 ? WOOD : '#f3d9b5'),
  ),
  path(
    'M104 372Q100 346 124 336Q138 282 110 252Q96 260 82 282L62 278Q62 226 104 192L108 162L132 190Q188 208 178 336Q200 346 198 372Z',
    t.main,
  ),
  circle(122, 222, 8, PAPER),
  line('M150 216Q168 250 160 310', t.deep, 7),
  path(
    'M232 372Q230 350 252 342L262 268L246 252L316 252L300 268L310 342Q332 350 330 372Z',
    t.light,
  ),
  path('M236 254L242 196L262 228L281 184L300 228L320 196L326 254Z', t.light),
  circle(281, 178, 10, t.accent),
  line('M246 262L316 262M248 346L314 346', t.deep, 7),
];

export const cube: Drawing = (t) => {
  const faces = [t.main, t.accent, t.light, PAPER, t.deep];
  const cell = (k: number) => faces[(k * 7 + 3) % 5] ?? PAPER;
  return [
    path('M200 118L344 194L344 338L200 416L56 338L56 194Z', INK),
    ...[0, 1, 2].flatMap((a) =>
      [0, 1, 2].flatMap((b) => [
        path(`M${200 + (a - b) * 46} ${128 + (a + b) * 24}l40 21l-40 21l-40 -21Z`, cell(a * 3 + b)),
        path(`M${64 + a * 45} ${208 + a * 24 + b * 45}l39 20l0 37l-39 -20Z`, cell(a + b * 2 + 4)),
        path(`M${207 + a * 45} ${276 - a * 24 + b * 45}l39 -20l0 37l-39 20Z`, cell(a * 2 + b + 8)),
      ]),
    ),
  ];
};

const piece = (x: number, y: number, fill: string, turn: number) =>
  group(`translate(${x} ${y}) rotate(${turn} 55 55)`, [
    path(
      'M0 0L38 0Q34 -30 56 -30Q78 -30 74 0L112 0L112 38Q142 34 142 56Q142 78 112 74L112 112L0 112L0 74Q28 78 28 56Q28 34 0 38Z',
      fill,
    ),
  ]);

export const jigsaw: Drawing = (t) => [
  piece(86, 168, t.main, -6),
  piece(206, 154, t.light, 8),
  piece(96, 290, t.accent, 5),
  piece(214, 286, t.deep, -8),
];

export const gamepad: Drawing = (t) => [
  path(
    'M116 186L284 186Q336 190 350 270Q368 366 330 382Q300 390 264 322L136 322Q100 390 70 382Q32 366 50 270Q64 190 116 186Z',
    t.main,
  ),
  path('M116 186L284 186Q322 190 338 226L62 226Q78 190 116 186Z', t.light),
  path(
    'M108 236L136 236L136 258L158 258L158 286L136 286L136 308L108 308L108 286L86 286L86 258L108 258Z',
    INK,
  ),
  circle(276, 246, 14, t.accent),
  circle(276, 300, 14, PAPER),
  circle(248, 272, 14, t.deep),
  circle(304, 272, 14, t.light),
  emblem(200, 262, 15, PAPER),
];
