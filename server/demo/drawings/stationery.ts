import { circle, emblem, group, line, path, rect, stitch } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, type Drawing } from './tint.ts';

export const notebook: Drawing = (t) => [
  rect(112, 112, 200, 296, 12, PAPER),
  rect(92, 104, 208, 296, 14, t.main),
  path('M106 104L128 104L128 400L106 400Q92 400 92 386L92 118Q92 104 106 104Z', t.deep),
  rect(266, 104, 12, 296, 0, t.accent),
  rect(150, 168, 92, 60, 8, PAPER),
  emblem(196, 198, 20, t.main),
  line('M152 260L240 260M152 280L212 280', t.light, 6),
  path('M226 400L226 436L236 424L246 436L246 400Z', t.accent),
];

export const spiral: Drawing = (t) => [
  rect(88, 122, 232, 286, 14, PAPER),
  rect(80, 114, 232, 286, 14, t.main),
  path('M80 300Q140 250 196 300T312 290L312 386Q312 400 298 400L94 400Q80 400 80 386Z', t.deep),
  path('M80 350Q150 310 206 350T312 346L312 386Q312 400 298 400L94 400Q80 400 80 386Z', t.light),
  circle(254, 196, 34, t.accent),
  ...[104, 136, 168, 200, 232, 264, 292].flatMap((x) => [
    circle(x, 132, 7, t.ground),
    line(`M${x} 132L${x} 98`, STEEL, 5),
  ]),
];

export const planner: Drawing = (t) => [
  path('M56 146Q130 118 200 150L200 396Q130 366 56 392Z', PAPER),
  path('M344 146Q270 118 200 150L200 396Q270 366 344 392Z', '#f1ede4'),
  path(
    'M44 152L56 146L56 392Q130 366 200 396Q270 366 344 392L344 146L356 152L356 408Q270 384 200 412Q130 384 44 408Z',
    t.main,
  ),
  ...[190, 218, 246, 274, 302, 330].map((y) =>
    line(`M78 ${y}Q130 ${y - 14} 182 ${y + 2}`, t.ground, 5),
  ),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((col) =>
      rect(
        222 + col * 28,
        196 + row * 36 - col * 3,
        20,
        24,
        4,
        (row * 4 + col) % 5 === 2 ? t.accent : t.light,
      ),
    ),
  ),
  line('M78 190Q120 178 150 184', t.deep, 6),
  path('M192 150L208 150L208 300L200 288L192 300Z', t.accent),
];

const pen = (body: string, grip: string, tip: string) => [
  rect(0, 0, 26, 190, 12, body),
  rect(20, 10, 9, 74, 4, METAL),
  rect(0, 190, 26, 56, 0, grip),
  path('M0 246L26 246L16 284L10 284Z', tip),
  rect(0, 182, 26, 9, 0, METAL),
  rect(7, -14, 12, 20, 5, STEEL),
];

export const pens: Drawing = (t) => [
  group('translate(86 142) rotate(-14)', pen(t.light, t.main, STEEL)),
  group('translate(180 112)', pen(t.main, t.deep, STEEL)),
  group('translate(276 132) rotate(14)', pen(t.accent, INK, STEEL)),
];

export const pencils: Drawing = (t) => [
  ...[
    [132, 120, t.light, -12],
    [172, 90, t.accent, -4],
    [212, 104, t.main, 5],
    [252, 122, PAPER, 13],
  ].map(([x, y, fill, turn]) =>
    group(`translate(${x} ${y}) rotate(${turn})`, [
      path('M0 44L15 0L30 44Z', '#f3d6ae'),
      path('M10 15L15 0L20 15Z', INK),
      rect(0, 44, 30, 180, 0, String(fill)),
      rect(11, 44, 8, 180, 0, t.deep),
    ]),
  ),
  path('M108 248L292 248L280 396Q278 410 264 410L136 410Q122 410 120 396Z', t.main),
  path('M106 244L294 244L292 272L108 272Z', t.deep),
  emblem(200, 340, 26, PAPER),
];

export const pencilcase: Drawing = (t) => [
  group('translate(262 128) rotate(24)', [
    rect(0, 0, 24, 140, 4, t.accent),
    path('M0 0L12 -36L24 0Z', '#f3d6ae'),
    path('M8 -12L12 -36L16 -12Z', INK),
  ]),
  group('translate(206 132) rotate(8)', [
    rect(0, 0, 24, 140, 11, PAPER),
    rect(18, 8, 7, 60, 3, STEEL),
  ]),
  path(
    'M58 262Q62 232 96 228L304 228Q338 232 342 262L348 366Q346 400 308 404L92 404Q54 400 52 366Z',
    t.main,
  ),
  path('M60 262Q62 232 96 228L304 228Q338 232 340 262Z', t.deep),
  line('M66 264L334 264', METAL, 7),
  rect(92, 258, 44, 16, 8, t.accent),
  emblem(200, 334, 26, PAPER),
  stitch('M66 384L334 384', t.light),
];

export const stickers: Drawing = (t) => [
  group('rotate(-7 200 260)', [
    rect(82, 108, 236, 300, 16, PAPER),
    circle(150, 182, 44, t.main),
    emblem(150, 182, 25, PAPER),
    path(
      'M250 138L262 168L294 170L269 190L278 222L250 204L222 222L231 190L206 170L238 168Z',
      t.accent,
    ),
    rect(108, 250, 92, 54, 18, t.light),
    path('M130 300L122 326L152 302Z', t.light),
    ...[132, 154, 176].map((x) => circle(x, 277, 7, t.deep)),
    path('M258 318Q222 286 226 264Q238 244 258 262Q278 244 290 264Q294 286 258 318Z', t.main),
    path('M110 360L150 340L190 360L150 380Z', t.deep),
    path('M126 370L126 388Q150 400 174 388L174 370L150 382Z', t.deep),
    rect(214, 342, 84, 40, 20, t.light),
    line('M232 362L250 374L280 352', PAPER, 8),
  ]),
];

export const badges: Drawing = (t) => [
  circle(148, 194, 74, t.main),
  circle(148, 194, 60, t.light),
  emblem(148, 194, 36, PAPER),
  circle(262, 262, 66, t.accent),
  path('M262 216L275 246L308 249L283 271L291 303L262 286L233 303L241 271L216 249L249 246Z', PAPER),
  circle(146, 338, 62, t.deep),
  path('M106 330L146 312L186 330L146 348Z', PAPER),
  path('M124 342L124 360Q146 372 168 360L168 342L146 352Z', t.light),
];

export const folder: Drawing = (t) => [
  path('M92 130L170 116L196 140L316 130L322 400L86 400Z', t.deep),
  rect(116, 112, 180, 260, 8, PAPER),
  line('M140 150L264 150M140 174L244 174M140 198L258 198', t.ground, 7),
  path(
    'M70 226Q70 212 84 212L316 212Q330 212 330 226L318 396Q316 410 302 410L98 410Q84 410 82 396Z',
    t.main,
  ),
  rect(146, 256, 108, 62, 8, PAPER),
  emblem(200, 287, 20, t.main),
  line('M130 372L270 372', t.light, 7),
];
