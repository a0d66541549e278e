import { circle, ellipse, emblem, faint, group, line, path, rect, ring, stitch } from './shapes.ts';
import { BARK, INK, METAL, PAPER, STEEL, WOOD, type Drawing } from './tint.ts';

export const blanket: Drawing = (t) => [
  rect(72, 304, 256, 104, 28, t.deep),
  rect(66, 226, 268, 100, 30, t.main),
  rect(78, 152, 244, 96, 30, t.light),
  line('M110 200L292 200', PAPER, 10),
  ...[104, 148, 192, 236, 280].map((x) => line(`M${x} 250L${x + 22} 302`, PAPER, 7)),
  ...[148, 192, 236, 280, 304].map((x) => line(`M${x} 250L${x - 22} 302`, PAPER, 7)),
  line('M100 356L300 356', t.light, 9),
  line('M100 380L300 380', t.accent, 6),
  rect(246, 392, 40, 28, 4, PAPER),
];

export const pillow: Drawing = (t) => [
  path('M70 150Q200 178 330 150Q304 270 330 396Q200 368 70 396Q96 270 70 150Z', t.main),
  stitch('M92 172Q200 194 308 172Q288 270 308 374Q200 352 92 374Q112 270 92 172Z', t.light),
  circle(200, 272, 66, t.light),
  emblem(200, 272, 42, PAPER),
  line('M70 150L56 138M330 150L344 138M70 396L56 408M330 396L344 408', t.accent, 9),
];

export const candle: Drawing = (t) => [
  ellipse(200, 150, 44, 60, '#fff3c9'),
  path('M200 96Q232 140 222 166Q214 186 200 186Q186 186 178 166Q168 140 200 96Z', '#ffb54a'),
  path('M200 130Q214 152 208 170Q200 180 192 170Q186 152 200 130Z', '#fff3c9'),
  line('M200 182L200 212', INK, 6),
  rect(104, 206, 192, 202, 26, t.main),
  ellipse(200, 212, 92, 16, t.light),
  rect(104, 266, 192, 90, 0, PAPER),
  emblem(200, 298, 20, t.main),
  line('M160 334L240 334', t.light, 6),
];

export const plant: Drawing = (t) => [
  path('M200 300Q120 250 96 150Q196 170 206 290Z', '#4f9a67'),
  path('M200 300Q270 230 322 168Q322 280 210 306Z', '#3d8257'),
  path('M198 300Q170 180 214 92Q262 190 208 300Z', '#6cb883'),
  line('M204 290Q206 190 214 130M198 292Q150 220 118 176M208 296Q260 240 300 200', '#dff2e2', 3),
  path('M116 290L284 290L262 398Q260 410 248 410L152 410Q140 410 138 398Z', t.main),
  rect(106, 278, 188, 36, 12, t.light),
  path('M126 346L274 346L270 366L130 366Z', t.accent),
];

export const umbrella: Drawing = (t) => [
  line('M200 130L200 372Q200 408 232 408Q262 406 262 378', WOOD, 13),
  line('M200 104L200 128', STEEL, 8),
  path(
    'M46 262Q52 122 200 120Q348 122 354 262Q324 236 298 262Q274 236 250 262Q224 236 200 262Q176 236 150 262Q126 236 102 262Q76 236 46 262Z',
    t.main,
  ),
  path(
    'M200 120Q138 168 150 262Q126 236 102 262Q110 164 200 120ZM200 120Q262 168 250 262Q274 236 298 262Q290 164 200 120Z',
    t.light,
  ),
  emblem(200, 210, 20, PAPER),
];

export const clock: Drawing = (t) => [
  line('M138 374L116 410M262 374L284 410', t.deep, 16),
  group('rotate(-34 126 150)', [ellipse(126, 150, 46, 28, t.light)]),
  group('rotate(34 274 150)', [ellipse(274, 150, 46, 28, t.light)]),
  rect(188, 118, 24, 40, 8, STEEL),
  circle(200, 272, 128, t.main),
  circle(200, 272, 102, PAPER),
  ...[0, 90, 180, 270].map((a) =>
    group(`rotate(${a} 200 272)`, [rect(195, 184, 10, 22, 5, t.deep)]),
  ),
  line('M200 272L200 210', INK, 10),
  line('M200 272L246 300', t.accent, 8),
  circle(200, 272, 12, INK),
];

export const towel: Drawing = (t) => [
  rect(70, 336, 260, 72, 30, t.deep),
  rect(70, 268, 260, 76, 30, t.main),
  rect(70, 200, 260, 76, 30, t.light),
  ...[238, 306, 372].map((y) => line(`M200 ${y}L306 ${y}`, PAPER, 6)),
  ellipse(104, 238, 20, 26, t.main),
  ellipse(104, 306, 20, 26, t.deep),
  ellipse(104, 372, 20, 24, t.main),
  rect(152, 136, 110, 64, 20, PAPER),
  emblem(207, 168, 16, t.main),
];

export const projector: Drawing = (t) => [
  faint(0.7, [path('M100 268L0 214L0 92L150 238Z', '#fff3c9')]),
  rect(84, 212, 232, 146, 40, t.main),
  circle(144, 284, 50, t.deep),
  circle(144, 284, 36, INK),
  circle(144, 284, 18, t.light),
  ...[0, 1, 2, 3].map((i) => rect(220, 250 + i * 20, 66, 8, 4, t.deep)),
  rect(226, 226, 40, 8, 4, t.light),
  path('M200 358L150 408M200 358L250 408', INK),
  line('M200 356L152 406M200 356L248 406M200 356L200 408', STEEL, 9),
  emblem(252, 340, 9, PAPER),
];

export const basket: Drawing = (t) => [
  path('M90 244L310 244L288 396Q286 410 270 410L130 410Q114 410 112 396Z', WOOD),
  ...[276, 308, 340, 372].map((y) =>
    line(`M${100 + (y - 250) * 0.13} ${y}L${300 - (y - 250) * 0.13} ${y}`, BARK, 6),
  ),
  rect(80, 226, 240, 34, 14, BARK),
  rect(126, 130, 66, 100, 10, t.main),
  rect(126, 156, 66, 40, 0, PAPER),
  circle(236, 186, 42, t.accent),
  rect(262, 152, 38, 78, 12, t.light),
  ring(200, 330, 20, METAL, 6),
];
