import { circle, ellipse, emblem, faint, line, path, rect } from './shapes.ts';
import { BARK, INK, METAL, PAPER, STEEL, WOOD, type Drawing } from './tint.ts';

const steam = (x: number, y: number) =>
  faint(0.75, [line(`M${x} ${y}q-16 -20 0 -40q16 -20 0 -40`, PAPER, 9)]);

export const mug: Drawing = (t) => [
  steam(160, 172),
  steam(210, 162),
  line('M276 244Q346 236 342 296Q338 350 268 348', t.deep, 24),
  path('M90 208L280 208L272 376Q270 410 236 410L134 410Q100 410 98 376Z', t.main),
  ellipse(185, 208, 95, 24, t.light),
  ellipse(185, 211, 80, 17, '#6d4630'),
  circle(182, 308, 44, PAPER),
  emblem(182, 308, 27, t.main),
];

export const tumbler: Drawing = (t) => [
  path('M118 150L282 150L262 396Q260 410 246 410L154 410Q140 410 138 396Z', t.main),
  path('M124 224L276 224L266 338L134 338Z', WOOD),
  line('M128 252L272 252M131 310L269 310', BARK, 4),
  rect(108, 122, 184, 34, 14, t.deep),
  rect(130, 98, 140, 30, 12, t.light),
  rect(216, 92, 34, 12, 6, INK),
  emblem(200, 281, 24, PAPER),
  line('M150 172L156 214', t.light, 8),
];

export const thermos: Drawing = (t) => [
  rect(146, 80, 108, 72, 18, t.deep),
  rect(146, 132, 108, 16, 0, METAL),
  path(
    'M150 148L250 148Q278 164 278 196L278 384Q278 410 252 410L148 410Q122 410 122 384L122 196Q122 164 150 148Z',
    t.main,
  ),
  rect(122, 356, 156, 20, 0, t.deep),
  line('M146 208L146 336', t.light, 12),
  rect(160, 98, 80, 8, 4, t.main),
  rect(160, 114, 80, 8, 4, t.main),
  emblem(206, 266, 30, PAPER),
];

export const bottle: Drawing = (t) => [
  line('M172 96Q150 52 200 52Q250 52 228 96', t.deep, 12),
  rect(160, 88, 80, 46, 12, INK),
  rect(152, 126, 96, 20, 8, METAL),
  path(
    'M152 144L248 144Q286 178 286 224L286 378Q286 410 254 410L146 410Q114 410 114 378L114 224Q114 178 152 144Z',
    t.light,
  ),
  path(
    'M114 262Q158 240 200 262Q244 284 286 258L286 378Q286 410 254 410L146 410Q114 410 114 378Z',
    t.main,
  ),
  line('M140 218L140 380', PAPER, 9),
  ...[236, 272, 308, 344].map((y) => line(`M262 ${y}L286 ${y}`, t.deep, 4)),
  circle(170, 330, 7, t.light),
  circle(222, 304, 9, t.light),
  circle(206, 366, 6, t.light),
];

export const lunchbox: Drawing = (t) => [
  rect(70, 250, 260, 158, 26, t.main),
  rect(62, 222, 276, 52, 20, t.light),
  rect(70, 320, 260, 18, 0, t.deep),
  rect(118, 244, 34, 56, 10, t.accent),
  rect(248, 244, 34, 56, 10, t.accent),
  emblem(200, 374, 18, PAPER),
  path('M130 222Q108 168 148 140Q178 160 172 222Z', '#6fae58'),
  path('M168 222Q160 176 204 168Q246 176 236 222Z', '#f0685a'),
  path('M228 222Q236 184 268 186Q296 194 290 222Z', '#f7c948'),
];

export const teapot: Drawing = (t) => [
  steam(92, 190),
  line('M284 268Q352 250 344 320Q336 364 276 360', t.deep, 18),
  path('M120 312Q84 306 82 248L62 236Q96 222 112 248Q116 280 138 280Z', t.main),
  path('M112 318Q112 240 200 236Q288 240 288 318Q288 404 232 410L168 410Q112 404 112 318Z', t.main),
  path('M146 254Q200 226 254 254Q200 272 146 254Z', t.light),
  circle(200, 228, 17, t.accent),
  path('M116 344Q200 376 284 344L280 362Q200 394 120 362Z', t.light),
  emblem(200, 312, 22, PAPER),
  ellipse(200, 410, 46, 5, STEEL),
];
