import { circle, ellipse, emblem, faint, group, line, path, rect, ring } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, WOOD, type Drawing } from './tint.ts';

export const graduation: Drawing = (t) => [
  rect(92, 352, 216, 56, 10, t.accent),
  rect(92, 361, 202, 38, 4, '#f6f0e2'),
  path('M112 232L112 312Q200 366 288 312L288 232Z', t.deep),
  path('M200 150L368 222L200 294L32 222Z', t.main),
  path('M200 150L368 222L200 236Z', t.light),
  line('M200 222L330 250L330 318', t.accent, 8),
  path('M318 312L342 312L350 362L310 362Z', t.accent),
  circle(200, 222, 10, t.accent),
];

export const bubbles: Drawing = (t) => [
  path(
    'M92 120L268 120Q300 120 300 152L300 232Q300 264 268 264L168 264L116 312L122 264L92 264Q60 264 60 232L60 152Q60 120 92 120Z',
    t.main,
  ),
  path(
    'M170 230L308 230Q340 230 340 262L340 330Q340 362 308 362L300 362L306 406L256 362L170 362Q138 362 138 330L138 262Q138 230 170 230Z',
    t.light,
  ),
  line('M104 228L132 158L160 228M114 206L150 206', PAPER, 12),
  line('M190 176L262 176M226 158L226 176Q218 212 192 228M204 194Q226 222 258 228', PAPER, 9),
  ...[198, 240, 282].map((x) => circle(x, 298, 13, t.deep)),
];

export const consultation: Drawing = (t) => [
  rect(60, 348, 280, 22, 10, WOOD),
  line('M92 370L84 410M308 370L316 410', WOOD, 13),
  circle(128, 226, 40, '#f2c3a0'),
  path('M86 232Q82 176 130 178Q172 180 170 218Q140 216 124 202Q112 226 86 232Z', INK),
  path('M66 350Q66 274 128 274Q190 274 190 350Z', t.main),
  circle(278, 232, 38, '#e0a67e'),
  path('M238 236Q236 186 280 188Q320 190 318 240Q312 214 290 210Q258 216 238 236Z', '#6d4630'),
  path('M216 350Q218 280 278 278Q338 280 340 350Z', t.accent),
  path(
    'M172 100L252 100Q270 100 270 118L270 146Q270 164 252 164L220 164L198 186L200 164L172 164Q154 164 154 146L154 118Q154 100 172 100Z',
    PAPER,
  ),
  line('M178 124L246 124M178 142L224 142', t.light, 7),
  rect(174, 324, 62, 26, 4, PAPER),
];

export const discount: Drawing = (t) => [
  line('M252 146Q296 84 330 120Q346 148 296 166', STEEL, 7),
  path(
    'M84 262L216 120Q226 110 240 112L306 120Q318 122 320 134L326 202Q328 216 318 226L186 368Q174 380 162 368L84 290Q72 276 84 262Z',
    t.main,
  ),
  path(
    'M84 290L162 368Q174 380 186 368L318 226Q328 216 326 202L325 190L172 352Q166 356 160 350L80 272Q78 284 84 290Z',
    t.deep,
  ),
  circle(276, 162, 19, t.glow),
  line('M160 282L236 258', PAPER, 12),
  circle(172, 240, 18, PAPER),
  circle(224, 300, 18, PAPER),
  circle(172, 240, 7, t.main),
  circle(224, 300, 7, t.main),
];

export const printer: Drawing = (t) => [
  rect(122, 110, 156, 130, 8, PAPER),
  line('M146 142L254 142M146 164L230 164', t.light, 7),
  rect(58, 206, 284, 148, 26, t.main),
  rect(58, 206, 284, 50, 24, t.light),
  rect(96, 300, 208, 26, 10, INK),
  rect(120, 312, 160, 96, 6, PAPER),
  rect(142, 332, 54, 50, 6, t.accent),
  line('M212 340L258 340M212 358L258 358M212 376L240 376', t.light, 7),
  circle(312, 232, 9, t.accent),
  circle(286, 232, 9, PAPER),
];

export const laptop: Drawing = (t) => [
  rect(84, 172, 232, 176, 16, INK),
  rect(96, 184, 208, 150, 8, t.main),
  path('M96 334L96 288Q150 240 202 286T304 264L304 334Z', t.deep),
  circle(254, 222, 18, t.accent),
  rect(116, 206, 84, 12, 6, PAPER),
  rect(116, 228, 56, 10, 5, t.light),
  path('M52 348L348 348L372 392Q374 408 356 408L44 408Q26 408 28 392Z', METAL),
  path('M166 348L234 348L242 364L158 364Z', STEEL),
  line('M70 374L330 374', STEEL, 3),
];

export const coworking: Drawing = (t) => [
  rect(50, 306, 300, 22, 10, WOOD),
  line('M84 328L70 410M316 328L330 410', WOOD, 13),
  path('M128 306L128 210Q128 198 140 198L262 198Q274 198 274 210L274 306Z', INK),
  rect(140, 210, 122, 84, 6, t.light),
  line('M156 236L214 236M156 258L240 258', PAPER, 8),
  rect(294, 266, 36, 40, 8, t.accent),
  line('M74 306L74 262', '#4f9a67', 6),
  ellipse(62, 246, 16, 26, '#6cb883'),
  ellipse(90, 252, 14, 24, '#4f9a67'),
  line('M200 40L200 92', INK, 4),
  path('M150 136Q152 90 200 88Q248 90 250 136Z', t.main),
  ellipse(200, 138, 30, 10, '#ffe08a'),
  rect(148, 352, 104, 18, 9, t.main),
  line('M200 370L200 410M172 410L228 410', t.deep, 9),
];

export const wallet: Drawing = (t) => [
  circle(146, 154, 46, '#f7c948'),
  ring(146, 154, 33, '#d99b1c', 6),
  circle(232, 136, 56, '#ffd976'),
  ring(232, 136, 41, '#d99b1c', 6),
  emblem(232, 136, 22, '#d99b1c'),
  rect(58, 186, 284, 218, 30, t.main),
  path('M58 228L58 216Q58 186 88 186L312 186Q342 186 342 216L342 228Z', t.deep),
  rect(236, 262, 122, 72, 24, t.light),
  circle(276, 298, 16, PAPER),
  line('M86 378L220 378', t.light, 6),
];

export const microscope: Drawing = (t) => [
  rect(92, 386, 216, 24, 12, t.deep),
  line('M232 214Q306 250 290 330Q280 372 226 388', t.main, 22),
  rect(112, 336, 132, 18, 9, INK),
  group('rotate(-24 190 220)', [
    rect(156, 120, 68, 150, 20, t.main),
    rect(166, 78, 48, 50, 12, t.light),
    rect(170, 270, 40, 42, 8, METAL),
    rect(156, 180, 68, 18, 0, t.accent),
  ]),
  circle(262, 226, 20, t.light),
  ellipse(166, 334, 26, 7, t.accent),
];

export const guitar: Drawing = (t) => [
  group('rotate(26 200 260)', [
    rect(188, 26, 24, 210, 6, '#6d4630'),
    rect(180, 4, 40, 50, 8, INK),
    path(
      'M200 216Q252 206 258 250Q260 276 248 292Q286 316 276 364Q264 416 200 416Q136 416 124 364Q114 316 152 292Q140 276 142 250Q148 206 200 216Z',
      t.main,
    ),
    circle(200, 292, 32, INK),
    ring(200, 292, 38, t.light, 5),
    rect(164, 362, 72, 14, 5, INK),
    ...[192, 197, 203, 208].map((x) => line(`M${x} 30L${x} 364`, METAL, 1.6)),
  ]),
];

export const gymbar: Drawing = (t) => [
  circle(200, 176, 38, '#e0a67e'),
  path('M162 172Q164 132 202 134Q240 136 238 170Q218 152 162 172Z', INK),
  path('M150 236Q200 216 250 236L240 352L160 352Z', t.main),
  line('M154 248L104 206L98 130M246 248L296 206L302 130', '#e0a67e', 26),
  line('M176 350L164 408M224 350L236 408', INK, 28),
  line('M28 122L372 122', STEEL, 11),
  rect(36, 70, 26, 104, 10, t.deep),
  rect(66, 84, 20, 76, 8, t.light),
  rect(338, 70, 26, 104, 10, t.deep),
  rect(314, 84, 20, 76, 8, t.light),
  faint(0.5, [line('M160 266L152 300', t.light, 6)]),
];
