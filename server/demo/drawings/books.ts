import { circle, emblem, group, line, path, rect } from './shapes.ts';
import { INK, PAPER, type Drawing } from './tint.ts';

export const book: Drawing = (t) => [
  path('M112 110L296 110L316 126L316 408L128 408L104 392Z', '#efe9dc'),
  line('M116 398L308 398M122 403L312 403', '#cfc6b4', 2),
  rect(92, 100, 208, 290, 8, t.main),
  rect(92, 100, 24, 290, 8, t.deep),
  circle(208, 218, 62, t.light),
  path('M116 300Q170 236 214 282T300 262L300 382Q300 390 292 390L116 390Z', t.deep),
  circle(240, 196, 18, t.accent),
  line('M142 130L274 130M142 150L226 150', PAPER, 7),
];

export const bookstack: Drawing = (t) => [
  rect(66, 350, 268, 58, 10, t.deep),
  rect(82, 360, 252, 38, 4, '#f6f0e2'),
  rect(86, 292, 240, 58, 10, t.main),
  rect(86, 302, 226, 38, 4, '#f6f0e2'),
  rect(72, 234, 250, 58, 10, t.light),
  rect(88, 244, 234, 38, 4, '#f6f0e2'),
  group('rotate(-9 200 210)', [
    rect(106, 172, 220, 52, 10, t.accent),
    rect(106, 181, 206, 34, 4, '#f6f0e2'),
  ]),
  line('M108 262L280 262M104 320L270 320M104 378L290 378', '#d8cfbd', 3),
  path('M262 234L286 234L286 270L274 260L262 270Z', t.deep),
  rect(172, 120, 60, 46, 14, t.main),
  line('M232 130Q256 130 252 146Q248 158 230 156', t.main, 8),
];

export const dictionary: Drawing = (t) => [
  path('M100 120L300 120L300 396L112 408L88 392L88 132Q88 120 100 120Z', '#efe9dc'),
  rect(82, 106, 214, 284, 12, t.main),
  rect(82, 106, 30, 284, 10, t.deep),
  rect(138, 148, 132, 92, 12, PAPER),
  line('M168 220L188 168L208 220M175 204L201 204', t.deep, 8),
  line('M226 180L254 180M240 170L240 180Q236 204 222 216M230 196Q240 212 256 216', t.accent, 6),
  ...[0, 1, 2, 3].map((i) => rect(296, 150 + i * 52, 20, 36, 6, i % 2 ? t.accent : t.light)),
  line('M140 276L268 276M140 300L236 300', t.light, 7),
  emblem(204, 350, 18, PAPER),
];

export const giftbox: Drawing = (t) => [
  rect(82, 232, 236, 176, 14, t.main),
  rect(66, 188, 268, 62, 14, t.light),
  rect(178, 188, 44, 220, 0, t.accent),
  path('M200 186Q120 192 114 142Q122 100 168 128Q196 148 200 186Z', t.accent),
  path('M200 186Q280 192 286 142Q278 100 232 128Q204 148 200 186Z', t.accent),
  path(
    'M200 182Q150 180 142 148Q152 132 174 148Q192 162 200 182ZM200 182Q250 180 258 148Q248 132 226 148Q208 162 200 182Z',
    t.deep,
  ),
  circle(200, 184, 17, PAPER),
  line('M104 286L150 286M104 310L138 310', t.light, 7),
];

export const certificate: Drawing = (t) => [
  group('rotate(-6 200 260)', [
    rect(62, 150, 276, 204, 16, t.main),
    rect(78, 166, 244, 172, 8, PAPER),
    line('M112 206L288 206', t.main, 12),
    line('M132 238L268 238M132 260L246 260', t.ground, 8),
    emblem(120, 306, 17, t.light),
    line('M168 312Q184 292 198 310T226 306', INK, 4),
    path('M258 300L250 372L278 356L306 372L298 300Z', t.deep),
    circle(278, 296, 34, t.accent),
    path(
      'M278 274L285 290L302 291L289 302L293 319L278 310L263 319L267 302L254 291L271 290Z',
      PAPER,
    ),
  ]),
];
