import { circle, ellipse, emblem, faint, group, line, path, rect } from './shapes.ts';
import { INK, METAL, PAPER, STEEL, type Drawing } from './tint.ts';

const cloud = (x: number, y: number, s: number) =>
  group(`translate(${x} ${y}) scale(${s})`, [
    path('M0 40Q-4 14 24 14Q34 -12 64 -4Q84 -22 104 6Q132 6 130 40Z', PAPER),
  ]);

export const plane: Drawing = (t) => [
  cloud(50, 346, 0.9),
  cloud(238, 130, 0.8),
  group('rotate(-24 200 250)', [
    path(
      'M60 250Q64 218 110 218L300 222Q348 230 352 252Q346 276 300 280L110 284Q64 282 60 250Z',
      PAPER,
    ),
    path('M60 250Q64 270 110 272L340 266Q330 278 300 280L110 284Q64 282 60 250Z', t.light),
    path('M170 246L240 246L178 378L142 378Z', t.main),
    path('M190 222L238 222L196 132L168 132Z', t.deep),
    path('M72 226L108 220L84 152L56 152Z', t.main),
    ...[150, 182, 214, 246, 278].map((x) => circle(x, 240, 7, t.deep)),
    path('M316 232Q340 238 346 250L318 250Z', INK),
  ]),
];

export const train: Drawing = (t) => [
  line('M40 410L360 410', STEEL, 8),
  path(
    'M108 396Q92 396 92 376L92 220Q96 110 200 104Q304 110 308 220L308 376Q308 396 292 396Z',
    t.main,
  ),
  path('M118 228Q120 152 200 146Q280 152 282 228L270 262L130 262Z', INK),
  path('M130 224Q134 164 196 158L176 250L138 250Z', t.light),
  path('M92 290L308 290L308 322L92 322Z', PAPER),
  emblem(200, 306, 12, t.main),
  circle(128, 354, 16, '#ffe08a'),
  circle(272, 354, 16, '#ffe08a'),
  rect(160, 366, 80, 30, 6, t.deep),
  rect(176, 118, 48, 14, 7, t.accent),
];

export const mountains: Drawing = (t) => [
  circle(76, 130, 36, t.accent),
  path('M30 404L156 168L282 404Z', t.main),
  path('M156 168L282 404L196 404Q206 300 156 168Z', t.deep),
  path('M156 168L192 236L170 226L156 246L138 224L120 236Z', PAPER),
  path('M170 404L282 238L372 404Z', t.light),
  path('M282 238L310 290L286 278L268 292L254 280Z', PAPER),
  line('M60 404Q130 360 180 380T240 350T300 330', PAPER, 6),
  ...[
    [66, 380],
    [96, 392],
    [330, 388],
  ].map(([x, y]) => path(`M${x} ${Number(y) - 52}l22 60l-44 0Z`, '#3f7d58')),
  line('M282 238L282 196', INK, 5),
  path('M284 194L324 208L284 222Z', t.accent),
];

export const bus: Drawing = (t) => [
  rect(44, 178, 312, 204, 34, t.main),
  rect(44, 300, 312, 34, 0, PAPER),
  rect(62, 204, 70, 74, 12, t.glow),
  rect(144, 204, 70, 74, 12, t.glow),
  rect(226, 204, 62, 74, 12, t.glow),
  path('M302 204L322 204Q338 206 338 222L338 360L302 360Z', INK),
  circle(116, 384, 34, INK),
  circle(116, 384, 14, METAL),
  circle(264, 384, 34, INK),
  circle(264, 384, 14, METAL),
  emblem(180, 317, 12, t.main),
  rect(86, 156, 180, 24, 10, t.deep),
  circle(344, 332, 8, '#ffe08a'),
];

export const city: Drawing = (t) => [
  circle(110, 140, 38, t.accent),
  rect(54, 234, 76, 172, 6, t.light),
  rect(276, 206, 74, 200, 6, t.light),
  path('M128 406L128 280Q130 196 200 160Q270 196 272 280L272 406Z', t.main),
  path('M150 250Q156 200 200 176Q244 200 250 250Z', t.deep),
  line('M200 160L200 110', STEEL, 6),
  path('M202 110L238 122L202 134Z', t.accent),
  path('M172 406L172 330Q174 304 200 302Q226 304 228 330L228 406Z', PAPER),
  ...[0, 1, 2].flatMap((r) =>
    [0, 1].flatMap((c) => [
      rect(68 + c * 28, 254 + r * 42, 18, 26, 4, PAPER),
      rect(290 + c * 28, 228 + r * 44, 18, 26, 4, PAPER),
    ]),
  ),
  ...[148, 236].map((x) => rect(x, 274, 18, 34, 9, t.light)),
];

export const telescope: Drawing = (t) => [
  path('M0 0H400V402H0Z', '#232a52'),
  ...[
    [60, 70],
    [120, 130],
    [330, 60],
    [352, 170],
    [50, 220],
    [206, 56],
    [276, 118],
    [92, 300],
    [340, 270],
  ].map(([x, y], i) => circle(Number(x), Number(y), 2 + (i % 3), PAPER)),
  circle(302, 110, 34, '#ffe9b0'),
  circle(316, 100, 30, '#232a52'),
  line('M200 300L140 402M200 300L260 402M200 300L200 402', STEEL, 10),
  group('rotate(-34 200 270)', [
    rect(96, 238, 190, 62, 16, t.main),
    rect(276, 226, 54, 86, 14, t.light),
    rect(64, 252, 42, 34, 8, INK),
    rect(150, 238, 18, 62, 0, t.accent),
  ]),
  circle(200, 292, 16, t.deep),
];

export const camp: Drawing = (t) => [
  ...[
    [58, 250],
    [344, 240],
    [300, 280],
  ].map(([x, y]) =>
    path(`M${x} ${Number(y) - 110}l44 130l-88 0ZM${x} ${Number(y) - 50}l56 170l-112 0Z`, '#4f9a67'),
  ),
  path('M60 398L158 250L256 398Z', t.main),
  path('M158 250L256 398L200 398Z', t.deep),
  path('M158 300L186 398L130 398Z', INK),
  faint(0.5, [ellipse(300, 366, 50, 46, '#fff3c9')]),
  path('M300 316Q334 358 322 384Q300 402 278 384Q266 358 300 316Z', '#ff9a3d'),
  path('M300 350Q316 374 308 388Q300 394 292 388Q284 374 300 350Z', '#ffe08a'),
  line('M262 402L338 390M262 390L338 402', '#7a5232', 11),
];
