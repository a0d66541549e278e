import { circle, ellipse, emblem, faint, group, line, path, rect, ring } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, type Drawing } from './tint.ts';

export const powerbank: Drawing = (t) => [
  line('M200 108Q200 60 260 66Q330 74 326 160Q322 210 300 230', INK, 9),
  rect(284, 220, 30, 42, 7, METAL),
  rect(116, 104, 168, 304, 34, t.main),
  rect(116, 104, 60, 304, 30, t.light),
  rect(146, 104, 138, 304, 30, t.main),
  rect(182, 96, 36, 16, 6, INK),
  ...[0, 1, 2, 3].map((i) => circle(176 + i * 22, 372, 6, i < 3 ? PAPER : t.deep)),
  path('M222 176L176 258L206 258L192 326L240 238L208 238Z', t.accent),
];

export const headphones: Drawing = (t) => [
  line('M98 290Q84 108 200 106Q316 108 302 290', t.deep, 26),
  line('M112 236Q122 126 200 124Q278 126 288 236', t.light, 8),
  rect(70, 262, 76, 128, 34, t.main),
  rect(254, 262, 76, 128, 34, t.main),
  rect(122, 270, 34, 112, 17, INK),
  rect(244, 270, 34, 112, 17, INK),
  circle(98, 326, 18, t.light),
  circle(302, 326, 18, t.light),
  rect(168, 96, 64, 22, 11, t.accent),
];

export const earbuds: Drawing = (t) => [
  group('translate(96 96) rotate(-12 40 60)', [
    ellipse(40, 40, 38, 34, t.main),
    rect(36, 52, 26, 92, 13, t.light),
    ellipse(24, 38, 15, 18, INK),
  ]),
  group('translate(222 90) rotate(12 40 60)', [
    ellipse(40, 40, 38, 34, t.main),
    rect(16, 52, 26, 92, 13, t.light),
    ellipse(56, 38, 15, 18, INK),
  ]),
  rect(86, 252, 228, 156, 62, t.main),
  path('M86 318L86 314Q86 252 148 252L252 252Q314 252 314 314L314 318Z', t.light),
  line('M90 318L310 318', t.deep, 6),
  circle(200, 346, 7, t.accent),
  emblem(200, 286, 18, PAPER),
];

export const mouse: Drawing = (t) => [
  path(
    'M200 120Q304 120 304 240L304 300Q304 408 200 408Q96 408 96 300L96 240Q96 120 200 120Z',
    t.main,
  ),
  path(
    'M200 120Q304 120 304 240L304 250Q250 232 200 232Q150 232 96 250L96 240Q96 120 200 120Z',
    t.light,
  ),
  line('M200 120L200 232', t.deep, 5),
  rect(186, 154, 28, 62, 14, INK),
  rect(194, 166, 12, 30, 6, t.accent),
  emblem(200, 340, 24, PAPER),
];

export const keyboard: Drawing = (t) => [
  group('rotate(-10 200 280)', [
    rect(44, 184, 312, 178, 22, t.deep),
    rect(44, 178, 312, 172, 22, t.main),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 8 }, (_, col) =>
        rect(
          62 + col * 35,
          196 + row * 36,
          29,
          29,
          7,
          row === 0 && col === 0 ? t.accent : (row + col) % 6 === 4 ? t.light : PAPER,
        ),
      ),
    ),
    rect(62, 304, 46, 29, 7, t.light),
    rect(114, 304, 150, 29, 7, PAPER),
    rect(270, 304, 66, 29, 7, t.light),
  ]),
];

export const lamp: Drawing = (t) => [
  faint(0.75, [path('M98 214L186 214L236 404L48 404Z', '#fff3c9')]),
  rect(220, 388, 124, 22, 11, t.deep),
  line('M284 390L318 262L206 128L160 128', t.main, 15),
  circle(318, 262, 15, t.light),
  circle(206, 128, 13, t.light),
  rect(122, 112, 40, 40, 12, t.deep),
  path('M116 146L168 146L196 216L88 216Z', t.main),
  rect(86, 208, 112, 14, 7, '#ffe08a'),
];

export const speaker: Drawing = (t) => [
  line('M120 160Q124 96 200 96Q276 96 280 160', t.deep, 14),
  rect(92, 142, 216, 268, 56, t.main),
  circle(200, 314, 70, t.deep),
  ring(200, 314, 54, t.light, 6),
  circle(200, 314, 28, INK),
  circle(200, 200, 36, t.deep),
  circle(200, 200, 17, INK),
  ...[0, 1, 2].map((i) => circle(178 + i * 22, 160, 5, t.accent)),
];

export const usbstick: Drawing = (t) => [
  group('rotate(24 200 250)', [
    rect(168, 92, 64, 84, 6, METAL),
    rect(180, 112, 14, 18, 2, STEEL),
    rect(206, 112, 14, 18, 2, STEEL),
    rect(146, 168, 108, 212, 26, t.main),
    rect(146, 168, 108, 52, 22, t.light),
    emblem(200, 288, 26, PAPER),
    ring(200, 366, 12, t.deep, 7),
    line('M200 380Q196 420 226 430', t.accent, 8),
  ]),
];

export const watch: Drawing = (t) => [
  path('M152 84L248 84L262 176L138 176ZM138 330L262 330L248 424L152 424Z', t.main),
  line('M176 104L224 104M180 392L220 392M178 408L222 408', t.deep, 6),
  rect(300, 226, 14, 50, 6, STEEL),
  rect(106, 152, 192, 200, 52, INK),
  rect(120, 166, 164, 172, 40, '#151a26'),
  ring(202, 252, 58, t.deep, 13),
  line('M202 194A58 58 0 1 1 146 266', t.light, 13),
  line('M178 252L198 270L228 234', PAPER, 11),
];

export const tablet: Drawing = (t) => [
  rect(84, 92, 232, 318, 24, INK),
  rect(98, 108, 204, 286, 12, PAPER),
  rect(98, 108, 204, 104, 12, t.main),
  rect(98, 190, 204, 24, 0, t.main),
  circle(254, 158, 24, t.accent),
  path('M98 214L98 192L150 146L206 214Z', t.deep),
  path('M170 214L222 172L272 214Z', t.light),
  line('M122 246L278 246M122 270L278 270M122 294L246 294M122 318L264 318', t.ground, 9),
  rect(122, 346, 84, 26, 13, t.main),
  group('translate(300 132) rotate(9)', [
    rect(0, 0, 17, 224, 8, PAPER),
    path('M0 224L17 224L8 252Z', STEEL),
  ]),
];

export const charger: Drawing = (t) => [
  line('M310 366Q368 360 348 300Q330 250 372 220', INK, 8),
  ellipse(200, 372, 130, 36, t.deep),
  ellipse(200, 358, 130, 36, t.main),
  ellipse(200, 354, 84, 20, t.light),
  group('rotate(-5 200 230)', [
    rect(136, 98, 128, 246, 22, INK),
    rect(145, 108, 110, 226, 15, t.ground),
    path('M210 168L174 226L198 226L188 276L228 210L203 210Z', t.main),
    rect(180, 300, 40, 8, 4, t.light),
  ]),
];

export const camera: Drawing = (t) => [
  rect(142, 138, 116, 50, 16, t.deep),
  rect(64, 168, 272, 208, 28, t.main),
  rect(64, 216, 272, 116, 0, INK),
  circle(200, 272, 78, METAL),
  circle(200, 272, 64, INK),
  circle(200, 272, 42, t.deep),
  circle(186, 256, 14, t.light),
  rect(92, 184, 40, 20, 6, PAPER),
  circle(300, 194, 10, t.accent),
  rect(178, 148, 44, 20, 8, PAPER),
];
