import { circle, emblem, line, path, rect, stitch } from './shapes.ts';
import { INK, METAL, PAPER, type Drawing } from './tint.ts';

export const backpack: Drawing = (t) => [
  line('M166 122Q168 84 200 84Q232 84 234 122', t.deep, 14),
  path(
    'M84 250Q66 262 66 300L66 372Q66 388 84 388ZM316 250Q334 262 334 300L334 372Q334 388 316 388Z',
    t.deep,
  ),
  path(
    'M88 214Q90 112 200 110Q310 112 312 214L312 376Q312 410 278 410L122 410Q88 410 88 376Z',
    t.main,
  ),
  path('M88 214Q90 112 200 110Q310 112 312 214L312 236Q200 252 88 236Z', t.light),
  line('M92 240Q200 256 308 240', t.deep, 6),
  rect(116, 272, 168, 116, 24, t.deep),
  line('M132 306L268 306', t.light, 5),
  rect(250, 304, 10, 30, 5, t.accent),
  rect(166, 170, 68, 44, 10, PAPER),
  emblem(200, 192, 17, t.main),
  stitch('M126 380L274 380', t.light),
  line('M150 244L150 268M250 244L250 268', INK, 9),
];

export const tote: Drawing = (t) => [
  line('M150 220Q146 92 200 92Q254 92 250 220', t.deep, 15),
  path('M92 206L308 206L328 400Q328 412 316 412L84 412Q72 412 72 400Z', t.main),
  path('M92 206L308 206L311 234L89 234Z', t.deep),
  circle(200, 318, 56, t.light),
  emblem(200, 318, 36, PAPER),
  stitch('M94 228L306 228M84 400L316 400', t.light),
  line('M150 206L150 232M250 206L250 232', t.accent, 15),
];

export const sleeve: Drawing = (t) => [
  path('M96 128L304 128L304 170L96 170Z', METAL),
  rect(104, 136, 192, 60, 6, INK),
  rect(68, 156, 264, 248, 22, t.main),
  path('M68 226Q68 156 90 156L310 156Q332 156 332 226L332 250L200 300L68 250Z', t.deep),
  stitch('M78 250L200 290L322 250', t.light),
  circle(200, 280, 15, t.accent),
  emblem(200, 352, 26, t.light),
];

export const beltbag: Drawing = (t) => [
  line('M66 268Q30 190 110 150Q200 108 290 150Q370 190 334 268', t.deep, 20),
  rect(254, 128, 54, 38, 8, INK),
  path(
    'M70 232Q200 206 330 232Q352 252 334 318Q318 374 200 376Q82 374 66 318Q48 252 70 232Z',
    t.main,
  ),
  path('M70 232Q200 206 330 232L336 262Q200 236 64 262Z', t.light),
  line('M64 268Q200 242 336 268', INK, 6),
  path('M108 296Q200 280 292 296Q294 346 200 348Q106 346 108 296Z', t.deep),
  emblem(200, 318, 20, PAPER),
  rect(300, 262, 10, 34, 5, t.accent),
];

export const suitcase: Drawing = (t) => [
  line('M160 150L160 84L240 84L240 150', INK, 11),
  rect(104, 140, 192, 254, 28, t.main),
  ...[138, 170, 230, 262].map((x) => line(`M${x} 168L${x} 368`, t.deep, 8)),
  rect(164, 150, 72, 16, 8, t.deep),
  rect(104, 252, 192, 22, 0, t.light),
  circle(200, 263, 26, PAPER),
  emblem(200, 263, 14, t.main),
  circle(136, 402, 14, INK),
  circle(264, 402, 14, INK),
  path('M250 128L300 116L318 172L268 184Z', t.accent),
  rect(276, 140, 26, 6, 3, PAPER),
];
