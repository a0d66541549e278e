import { circle, ellipse, emblem, group, line, path, rect, stitch } from './shapes.ts';
import { INK, PAPER, type Drawing } from './tint.ts';

export const hoodie: Drawing = (t) => [
  path(
    'M138 172Q200 200 262 172L312 200Q330 212 334 236L352 368L304 376L290 290L290 404Q200 416 110 404L110 290L96 376L48 368L66 236Q70 212 88 200Z',
    t.main,
  ),
  path(
    'M110 384Q200 398 290 384L290 404Q200 416 110 404ZM48 368L51 346L99 354L96 376ZM352 368L349 346L301 354L304 376Z',
    t.deep,
  ),
  path('M136 176Q138 96 200 94Q262 96 264 176Q200 214 136 176Z', t.main),
  path('M136 176Q138 96 200 94Q262 96 264 176L252 182Q246 114 200 112Q154 114 148 182Z', t.light),
  path('M158 180Q160 124 200 122Q240 124 242 180Q200 202 158 180Z', t.deep),
  path('M146 318L254 318L276 380Q200 390 124 380Z', t.deep),
  stitch('M150 324L132 374M250 324L268 374', t.light),
  line('M182 194L178 252M218 194L222 246', PAPER, 5),
  emblem(200, 276, 22, PAPER),
  line('M110 292L118 246M290 292L282 246', t.deep, 4),
];

export const tshirt: Drawing = (t) => [
  path(
    'M148 126Q200 164 252 126L300 146Q314 152 322 166L356 228L304 256L290 234L290 396Q200 408 110 396L110 234L96 256L44 228L78 166Q86 152 100 146Z',
    t.main,
  ),
  path('M148 126Q200 164 252 126L264 131Q200 186 136 131Z', t.deep),
  stitch('M52 220L102 246M348 220L298 246M112 386Q200 398 288 386', t.light),
  line('M110 236L118 204M290 236L282 204', t.deep, 4),
  circle(200, 262, 50, t.light),
  emblem(200, 262, 32, PAPER),
];

export const sweatshirt: Drawing = (t) => [
  path(
    'M150 130Q200 152 250 130L304 158Q324 168 330 192L354 364L308 372L290 268L290 398Q200 410 110 398L110 268L92 372L46 364L70 192Q76 168 96 158Z',
    t.main,
  ),
  path(
    'M150 130Q200 152 250 130L260 135Q200 178 140 135ZM110 380Q200 392 290 380L290 398Q200 410 110 398ZM46 364L49 344L95 352L92 372ZM354 364L351 344L305 352L308 372Z',
    t.deep,
  ),
  path('M186 164L214 164L200 186Z', t.deep),
  line('M110 270L119 226M290 270L281 226', t.deep, 4),
  rect(138, 226, 124, 20, 10, PAPER),
  rect(152, 256, 96, 20, 10, t.light),
  rect(166, 286, 68, 20, 10, t.accent),
];

export const bomber: Drawing = (t) => [
  path(
    'M150 128L250 128L306 158Q324 168 330 192L352 356L306 366L290 270L290 396L110 396L110 270L94 366L48 356L70 192Q76 168 94 158Z',
    t.main,
  ),
  path(
    'M70 192Q76 168 94 158L128 140L110 270L94 366L48 356ZM330 192Q324 168 306 158L272 140L290 270L306 366L352 356Z',
    PAPER,
  ),
  path(
    'M150 128L250 128L258 150L200 172L142 150ZM110 378L290 378L290 396L110 396ZM48 356L51 338L97 348L94 366ZM352 356L349 338L303 348L306 366Z',
    t.deep,
  ),
  line('M200 172L200 394', PAPER, 5),
  ...[200, 240, 280, 320, 360].map((y) => circle(214, y, 6, t.light)),
  emblem(152, 226, 18, PAPER),
  line('M136 318L160 344M264 318L240 344', t.deep, 7),
];

export const cap: Drawing = (t) => [
  path('M84 300Q80 176 196 172Q304 172 308 296Q196 268 84 300Z', t.main),
  path('M196 172Q304 172 308 296L270 287Q268 200 196 172Z', t.deep),
  path(
    'M84 300Q196 268 308 296Q372 308 370 338Q368 352 346 346Q230 312 110 334Q84 338 84 300Z',
    t.light,
  ),
  path('M84 300Q196 268 308 296L306 308Q196 282 86 314Z', t.deep),
  ellipse(196, 172, 14, 8, t.accent),
  stitch('M196 178Q150 210 142 280', t.light),
  emblem(178, 246, 24, PAPER),
];

export const beanie: Drawing = (t) => [
  path('M98 320Q92 160 200 158Q308 160 302 320Z', t.main),
  ...[128, 164, 200, 236, 272].map((x) =>
    line(`M${x} 300Q${x} 210 ${200 + (x - 200) * 0.5} 172`, t.deep, 6),
  ),
  circle(200, 140, 38, t.accent),
  ...[-24, 0, 24].map((dx) => line(`M${200 + dx} 140L${200 + dx * 1.3} 118`, t.light, 5)),
  rect(84, 306, 232, 66, 22, t.light),
  ...[112, 140, 168, 196, 224, 252, 280].map((x) => line(`M${x} 318L${x} 360`, t.main, 5)),
  rect(170, 322, 60, 34, 6, PAPER),
  emblem(200, 339, 13, t.deep),
];

export const scarf: Drawing = (t) => [
  path('M196 250L268 244L296 398L222 408Z', t.deep),
  path('M128 250L200 250L190 400L112 392Z', t.main),
  path('M104 186Q200 128 296 186Q312 236 286 268Q200 300 114 268Q88 236 104 186Z', t.main),
  path('M132 186Q200 152 268 186Q200 218 132 186Z', t.deep),
  line('M106 236Q200 284 294 236', PAPER, 14),
  ...[322, 352].flatMap((y) => [
    line(`M${124 - (y - 322) * 0.05} ${y}L${192 - (y - 322) * 0.05} ${y + 6}`, PAPER, 12),
  ]),
  ...[320, 350].map((y) =>
    line(`M${216 + (y - 320) * 0.1} ${y}L${278 + (y - 320) * 0.16} ${y - 7}`, t.light, 12),
  ),
  ...[118, 136, 154, 172, 188].map((x) => line(`M${x} 396L${x - 3} 420`, t.light, 6)),
  ...[228, 246, 264, 282].map((x) => line(`M${x + 6} 402L${x + 10} 424`, t.main, 6)),
];

const sock = (main: string, cuff: string, band: string) => [
  path(
    'M60 20L140 20L140 180Q142 206 168 222L222 252Q244 268 234 292Q226 312 198 310L130 296Q64 282 60 218Z',
    main,
  ),
  path('M58 20L142 20L142 62L58 62Z', cuff),
  path('M60 92L140 92L140 112L60 112ZM60 128L140 128L140 148L60 148Z', band),
  path(
    'M222 252Q244 268 234 292Q226 312 198 310L170 304Q172 270 204 242ZM61 200Q98 200 116 240Q118 270 106 288Q66 270 60 218Z',
    cuff,
  ),
];

export const socks: Drawing = (t) => [
  group('translate(120 92) rotate(4 100 160) scale(.92)', sock(t.deep, t.accent, t.light)),
  group('translate(44 106)', sock(t.main, t.light, PAPER)),
];

export const lanyard: Drawing = (t) => [
  line('M120 96Q130 210 200 246Q270 210 280 96', t.main, 20),
  line('M120 96Q130 210 200 246Q270 210 280 96', t.light, 3),
  rect(190, 236, 20, 34, 6, INK),
  rect(118, 266, 164, 148, 16, PAPER),
  rect(118, 266, 164, 44, 16, t.deep),
  rect(118, 292, 164, 20, 0, t.deep),
  rect(180, 276, 40, 10, 5, t.ground),
  circle(160, 348, 22, t.light),
  path('M132 392Q160 356 188 392Z', t.main),
  rect(204, 332, 58, 10, 5, t.main),
  rect(204, 352, 44, 8, 4, t.ground),
  rect(204, 372, 52, 8, 4, t.ground),
];
