import { circle, ellipse, emblem, group, line, path, rect } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, WOOD, BARK, type Drawing } from './tint.ts';

export const yogamat: Drawing = (t) => [
  path('M196 372L352 346L372 398L214 410Z', t.light),
  rect(66, 262, 214, 144, 72, t.main),
  ellipse(126, 334, 60, 72, t.deep),
  ...[54, 40, 26, 12].map((r) => ellipse(126, 334, r, r * 1.2, r % 4 === 2 ? t.light : t.deep)),
  rect(206, 264, 18, 142, 4, t.accent),
  line('M130 262Q140 172 216 180Q246 190 216 264', t.accent, 8),
  emblem(252, 334, 14, PAPER),
];

const dumbbell = (weight: string, end: string, grip: string) => [
  rect(96, -14, 128, 28, 13, grip),
  rect(20, -60, 78, 120, 22, weight),
  rect(222, -60, 78, 120, 22, weight),
  rect(94, -44, 22, 88, 9, end),
  rect(204, -44, 22, 88, 9, end),
];

export const dumbbells: Drawing = (t) => [
  group('translate(84 176) rotate(12) scale(.82)', dumbbell(t.light, t.main, METAL)),
  group('translate(44 360) rotate(-7)', [
    ...dumbbell(t.main, t.deep, METAL),
    emblem(59, 0, 16, PAPER),
    emblem(261, 0, 16, PAPER),
  ]),
];

export const ball: Drawing = (t) => [
  circle(200, 272, 136, t.main),
  path('M200 136A136 136 0 0 1 336 272Q268 240 200 272Q214 196 200 136Z', t.light),
  path('M64 272Q132 240 200 272Q230 336 200 408A136 136 0 0 1 64 272Z', t.deep),
  line('M200 136Q214 196 200 272Q230 336 200 408M64 272Q132 240 200 272Q268 240 336 272', PAPER, 7),
  line('M108 172Q170 200 200 272M300 180Q232 208 200 272M118 380Q150 320 200 272', PAPER, 4),
];

export const football: Drawing = (t) => [
  circle(200, 272, 136, PAPER),
  path('M200 222L248 257L230 313L170 313L152 257Z', t.main),
  path(
    'M200 136Q160 138 138 150L164 178L200 168L236 178L262 150Q240 138 200 136ZM334 250Q330 206 302 182L288 216L308 258ZM66 250Q70 206 98 182L112 216L92 258ZM256 398Q302 374 322 332L282 328L252 362ZM144 398Q98 374 78 332L118 328L148 362Z',
    t.deep,
  ),
  line(
    'M200 168L200 222M248 257L308 258M230 313L252 362M170 313L148 362M152 257L92 258M236 178L288 216M164 178L112 216M282 328L308 258M118 328L92 258M148 362L252 362',
    STEEL,
    5,
  ),
];

const racket = (face: string, edge: string) => [
  rect(52, 190, 36, 118, 12, WOOD),
  rect(52, 270, 36, 38, 10, BARK),
  path('M70 0Q144 8 142 92Q138 168 88 192L52 192Q2 168 -2 92Q-4 8 70 0Z', edge),
  path('M70 10Q134 18 132 92Q128 150 92 168L48 168Q12 150 8 92Q6 18 70 10Z', face),
];

export const rackets: Drawing = (t) => [
  group('translate(226 96) rotate(22)', racket(INK, t.deep)),
  group('translate(62 136) rotate(-18)', racket(t.main, t.deep)),
  circle(302, 368, 26, PAPER),
];

export const rope: Drawing = (t) => [
  line('M112 320Q80 120 200 120Q320 120 288 320', t.light, 12),
  line('M128 330Q104 172 200 168Q296 172 272 330', t.deep, 10),
  group('rotate(8 112 340)', [
    rect(92, 292, 44, 112, 20, t.main),
    rect(92, 340, 44, 14, 0, PAPER),
    rect(92, 364, 44, 8, 0, t.deep),
  ]),
  group('rotate(-8 288 340)', [
    rect(264, 292, 44, 112, 20, t.main),
    rect(264, 340, 44, 14, 0, PAPER),
    rect(264, 364, 44, 8, 0, t.deep),
  ]),
];

export const skateboard: Drawing = (t) => [
  group('rotate(18 200 250)', [
    rect(136, 70, 128, 352, 64, t.deep),
    rect(130, 66, 128, 352, 64, t.main),
    path('M130 220L258 150L258 206L130 276Z', t.light),
    path('M130 300L258 230L258 260L130 330Z', t.accent),
    ...[
      [118, 116],
      [250, 116],
      [118, 330],
      [250, 330],
    ].map(([x, y]) => rect(Number(x), Number(y), 22, 40, 9, PAPER)),
    ...[
      [178, 112],
      [206, 112],
      [178, 372],
      [206, 372],
    ].map(([x, y]) => circle(Number(x), Number(y), 4, METAL)),
    emblem(194, 348, 20, PAPER),
  ]),
];

export const tent: Drawing = (t) => [
  path('M200 130L360 404L40 404Z', t.main),
  path('M200 130L360 404L266 404Z', t.deep),
  path('M200 190L258 404L142 404Z', INK),
  path('M200 190L142 404L176 404Q206 300 200 190Z', t.light),
  line('M200 130L214 108M200 130L186 108', STEEL, 6),
  line('M40 404L22 408M360 404L380 408', STEEL, 5),
];
