import { circle, ellipse, emblem, faint, group, line, path, rect, ring } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, WOOD, type Drawing } from './tint.ts';

const crowd = (fill: string) =>
  [30, 92, 152, 214, 276, 340, 392].flatMap((x, i) => [
    circle(x, 396 + (i % 3) * 9, 25, fill),
    ellipse(x, 462 + (i % 3) * 9, 40, 46, fill),
  ]);

export const concert: Drawing = (t) => [
  path('M0 0H400V500H0Z', t.deep),
  faint(0.45, [
    path('M60 0L150 0L250 380L20 380Z', t.light),
    path('M260 0L340 0L390 380L160 380Z', t.accent),
  ]),
  rect(0, 368, 400, 40, 0, INK),
  circle(200, 180, 30, '#f2c3a0'),
  path('M168 176Q170 142 202 144Q236 146 232 184Q222 164 200 162Q182 162 168 176Z', INK),
  path('M152 300Q150 218 200 216Q250 218 248 300L240 368L160 368Z', t.main),
  line('M168 244L228 300', '#f2c3a0', 17),
  group('rotate(-16 210 300)', [
    ellipse(182, 304, 46, 34, t.accent),
    circle(190, 304, 13, INK),
    rect(216, 297, 110, 13, 4, WOOD),
  ]),
  line('M262 368L262 214L228 196', METAL, 6),
  circle(226, 195, 10, METAL),
  ...crowd('#141a2c'),
  line('M92 400L74 322M340 396L360 320M214 400L226 340', '#141a2c', 17),
];

export const microphone: Drawing = (t) => [
  group('rotate(24 200 250)', [
    path('M166 224L234 224L222 424Q200 436 178 424Z', INK),
    rect(154, 200, 92, 36, 14, t.accent),
    circle(200, 150, 66, t.main),
    line(
      'M140 130L260 130M136 154L264 154M142 178L258 178M172 92L172 208M200 86L200 214M228 92L228 208',
      t.light,
      4,
    ),
    rect(190, 272, 20, 44, 10, METAL),
  ]),
  ring(110, 330, 18, t.light, 9),
  line('M128 330L128 266L164 256', t.light, 9),
];

export const lecture: Drawing = (t) => [
  rect(44, 90, 312, 190, 14, INK),
  rect(56, 102, 288, 166, 6, t.main),
  line('M86 236L140 180L192 208L258 142', PAPER, 9),
  circle(258, 142, 12, t.accent),
  line('M270 226L316 226M270 204L316 204', t.light, 8),
  circle(150, 282, 26, '#e0a67e'),
  path('M124 280Q124 250 152 252Q178 254 176 282Q166 264 124 280Z', INK),
  path('M104 404Q104 314 150 312Q196 314 198 404Z', t.accent),
  line('M184 340L236 296', '#e0a67e', 15),
  path('M222 330L336 330L322 408L236 408Z', WOOD),
  rect(212, 316, 134, 22, 8, t.deep),
  emblem(279, 368, 15, PAPER),
];

export const hackathon: Drawing = (t) => [
  rect(50, 120, 300, 208, 20, INK),
  rect(64, 134, 272, 180, 10, '#1a2136'),
  line('M112 186L84 214L112 242M176 186L204 214L176 242M154 178L134 250', t.light, 10),
  line('M228 182L310 182M228 206L284 206M244 230L300 230', t.main, 9),
  line('M228 254L268 254', t.accent, 9),
  line('M84 282L176 282', STEEL, 9),
  path('M176 328L224 328L234 374L166 374Z', STEEL),
  rect(132, 370, 136, 18, 9, METAL),
  rect(64, 390, 216, 22, 10, t.main),
  rect(294, 352, 42, 58, 10, t.accent),
  line('M336 366Q358 366 354 382Q350 396 334 394', t.accent, 8),
];

export const festival: Drawing = (t) => [
  line('M24 120Q110 176 200 150Q290 124 376 170', STEEL, 4),
  ...[
    [54, 136],
    [104, 154],
    [154, 158],
    [204, 150],
    [254, 140],
    [304, 140],
    [350, 156],
  ].map(([x, y], i) =>
    path(
      `M${Number(x) - 17} ${y}l34 2l-18 42Z`,
      [t.main, t.accent, t.light, t.deep][i % 4] ?? t.main,
    ),
  ),
  path('M200 206L352 296L48 296Z', t.main),
  path('M200 206L250 296L150 296ZM200 206L352 296L300 296ZM200 206L100 296L48 296Z', PAPER),
  path(
    'M48 296Q64 326 86 296Q106 326 124 296Q142 326 162 296Q182 326 200 296Q218 326 238 296Q258 326 276 296Q294 326 314 296Q336 326 352 296Z',
    t.deep,
  ),
  line('M76 310L76 410M324 310L324 410', WOOD, 11),
  rect(64, 350, 272, 58, 8, t.accent),
  emblem(200, 379, 17, PAPER),
  rect(108, 316, 34, 34, 8, t.light),
  circle(258, 332, 18, t.main),
];

export const cinema: Drawing = (t) => [
  group('rotate(-12 90 210)', [
    rect(80, 156, 240, 46, 8, INK),
    ...[0, 1, 2, 3].map((i) => path(`M${96 + i * 60} 202l24 -46l28 0l-24 46Z`, PAPER)),
  ]),
  rect(80, 206, 240, 178, 14, t.main),
  rect(80, 206, 240, 44, 8, INK),
  ...[0, 1, 2, 3].map((i) => path(`M${92 + i * 60} 206l24 44l28 0l-24 -44Z`, PAPER)),
  path('M178 286L178 350L236 318Z', PAPER),
  path('M262 300L352 300L338 410L276 410Z', t.accent),
  path('M280 300L296 300L298 410L288 410ZM318 300L334 300L326 410L316 410Z', PAPER),
  ...[
    [274, 292],
    [294, 276],
    [316, 282],
    [338, 292],
    [304, 296],
    [326, 298],
  ].map(([x, y]) => circle(Number(x), Number(y), 16, '#fff1c4')),
];

export const theatre: Drawing = (t) => [
  path('M196 184Q262 214 340 170Q352 320 284 378Q230 370 206 300Z', t.deep),
  line('M250 258Q266 244 280 256M300 246Q312 232 326 240M252 330Q280 296 314 316', PAPER, 9),
  path('M56 150Q136 188 226 150Q236 306 142 386Q48 306 56 150Z', t.main),
  path('M92 226Q112 200 132 224Q112 240 92 226ZM154 224Q174 200 194 226Q174 240 154 224Z', PAPER),
  path('M94 284Q142 316 190 284Q180 342 142 346Q104 342 94 284Z', PAPER),
];

export const trophy: Drawing = (t) => [
  line('M122 142Q60 138 70 196Q80 244 142 250M278 142Q340 138 330 196Q320 244 258 250', t.deep, 16),
  path('M112 110L288 110Q290 272 200 290Q110 272 112 110Z', t.main),
  path('M112 110L160 110Q160 240 200 290Q110 272 112 110Z', t.light),
  rect(188, 284, 24, 58, 0, t.deep),
  path('M148 346Q150 328 200 328Q250 328 252 346L252 356L148 356Z', t.main),
  rect(128, 352, 144, 56, 10, INK),
  rect(160, 368, 80, 24, 6, t.light),
  path('M200 144L214 176L248 179L222 202L230 236L200 218L170 236L178 202L152 179L186 176Z', PAPER),
];

export const skates: Drawing = (t) => [
  path(
    'M96 128L188 128Q196 128 198 140L206 236Q214 262 260 270Q308 278 310 322L310 338L92 338Z',
    t.main,
  ),
  path('M92 312L310 312L310 338L92 338Z', t.deep),
  path('M90 116L192 116L196 150L92 150Z', PAPER),
  line('M196 170L160 178M200 202L164 210M206 234L176 248M232 260L214 280', PAPER, 7),
  line('M136 338L136 374M266 338L266 374', STEEL, 13),
  path('M70 370L330 370Q352 370 354 348L366 354Q362 390 330 390L86 390Q70 390 70 370Z', METAL),
  emblem(136, 250, 22, PAPER),
];
