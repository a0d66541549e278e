import { circle, ellipse, rect, type ShapeGroup } from './shapes.ts';

/** Four bars across a gear: its eight teeth. */
const TEETH: ShapeGroup['parts'] = [0, 45, 90, 135].map((angle) => ({
  transform: `rotate(${angle} 106 90)`,
  parts: [['brand', rect(94, 34, 24, 112, 8)]],
}));

/** All drawings: one file, loaded with the first of them. */
export const DRAWINGS = {
  // A bell that is silent: there is nothing new.
  bell: [
    ['shade', 'M62 154h116l-14 9H76Z'],
    {
      motion: 'sway',
      parts: [
        ['spark', circle(120, 142, 13)],
        [
          'brand',
          'M120 42c-30 0-44 20-44 48 0 24-8 32-16 40-4 4-1 10 5 10h110c6 0 9-6 5-10-8-8-16-16-16-40 0-28-14-48-44-48Z',
        ],
        ['deep', 'M60 130c-4 4-1 10 5 10h110c6 0 9-6 5-10Z'],
        ['deep', rect(112, 30, 16, 18, 8)],
      ],
    },
    ['line', 'M46 66l10 8M44 88h12M194 66l-10 8M196 88h-12M204 122h.01'],
  ],
  // A loyalty card under a lock.
  blocked: [
    {
      transform: 'rotate(-8 110 92)',
      parts: [
        ['deep', rect(46, 58, 136, 86, 14)],
        ['brand', rect(40, 50, 136, 86, 14)],
        ['spark', rect(56, 68, 26, 20, 5)],
        ['paperLine', 'M56 112h40M106 112h16', { opacity: 0.8 }],
      ],
    },
    {
      motion: 'sway',
      parts: [
        ['line', 'M152 106V92a20 20 0 0 1 40 0v14', { strokeWidth: 8 }],
        ['paper', rect(142, 104, 60, 50, 12)],
        ['brand', circle(172, 125, 7)],
        ['brandLine', 'M172 128v11', { strokeWidth: 6 }],
      ],
    },
  ],
  // A paper cup that fell over, with its lid off and a coin rolling away.
  broken: [
    ['shade', 'M24 150c14-11 54-14 92-11s80-3 88 8-30 16-84 16-108 0-96-13Z'],
    ['deep', 'M92 82l96 14a6 6 0 0 1 5 6v32a6 6 0 0 1-5 6l-96 14Z'],
    ['brand', 'M92 82l96 14a6 6 0 0 1 5 6v16H92Z'],
    ['paper', 'M118 86l36 5v54l-36 5Z'],
    ['brand', circle(136, 118, 9)],
    ['paper', ellipse(92, 118, 14, 37)],
    ['ink', ellipse(92, 118, 9, 29)],
    {
      motion: 'turn',
      parts: [
        ['spark', circle(52, 132, 19)],
        ['inkLine', 'm52 122 3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1Z', { strokeWidth: 3 }],
      ],
    },
    ['line', 'M112 36l9 13-11 6 9 14M146 46l11-10M158 66h14M88 50l-9-9'],
  ],
  // A loyalty card that opens a turnstile, with coins around it.
  card: [
    ['shade', 'M52 156h140l-14 9H66Z'],
    {
      transform: 'rotate(-9 118 96)',
      parts: [
        ['deep', rect(60, 56, 124, 80, 12)],
        ['brand', rect(52, 50, 124, 80, 12)],
        ['deep', 'M52 70h124v14H52Z'],
        ['paperLine', 'M66 104h40M66 116h22'],
        ['spark', rect(140, 98, 24, 20, 5)],
      ],
    },
    {
      motion: 'sway',
      parts: [
        ['deep', circle(187, 58, 22)],
        ['spark', circle(183, 54, 22)],
        ['inkLine', 'm183 43 4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1Z'],
      ],
    },
    ['spark', circle(46, 140, 9)],
    ['line', 'M204 112c8 8 8 20 0 28M192 118c5 5 5 12 0 17M44 42v12M38 48h12'],
  ],
  // A door left ajar, light behind it.
  door: [
    ['shade', 'M40 156h160l-14 8H54Z'],
    ['deep', rect(76, 30, 92, 126, 8)],
    ['spark', 'M88 42h68v114H88Z'],
    ['brand', 'M88 42l50 14v112l-50-12Z'],
    ['paper', circle(128, 110, 5)],
    ['paperLine', 'M98 66l26 7v24l-26-6Z', { opacity: 0.7 }],
    ['line', 'M190 92h26M206 82l10 10-10 10'],
  ],
  // Two friends with a coin between them: no friend is invited yet.
  friends: [
    ['shade', 'M40 156h160l-14 9H54Z'],
    ['deep', circle(154, 88, 19)],
    ['deep', 'M116 156c0-28 15-44 38-44s38 16 38 44Z'],
    ['brand', circle(88, 78, 22)],
    ['brand', 'M44 156c0-32 17-51 44-51s44 19 44 51Z'],
    ['paperLine', 'M66 146c2-12 7-19 15-23', { opacity: 0.8 }],
    {
      motion: 'sway',
      parts: [
        ['spark', circle(126, 46, 18)],
        ['inkLine', 'M126 38v16M118 46h16'],
      ],
    },
    ['line', 'M184 48h14M191 41v14M46 54h10M62 38h.01'],
  ],
  // A slip with coins that fall on it: no operations yet.
  ledger: [
    {
      transform: 'rotate(-6 108 96)',
      parts: [
        ['deep', 'M74 38h84v112l-12-8-12 8-12-8-12 8-12-8-12 8-12-8Z'],
        ['paper', 'M66 34h84v116l-12-8-12 8-12-8-12 8-12-8-12 8-12-8Z'],
        ['brand', 'M66 34h84v24H66Z'],
        ['paperLine', 'M78 46h28'],
        ['brandLine', 'M80 78h30M80 98h42M80 118h22'],
      ],
    },
    {
      motion: 'sway',
      parts: [
        ['deep', circle(177, 80, 25)],
        ['spark', circle(173, 76, 25)],
        ['inkLine', 'm173 63 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z'],
      ],
    },
    ['spark', circle(192, 128, 10)],
    ['line', 'M44 66h10M49 61v10M168 34v8M38 112h.01'],
  ],
  // A signpost whose boards point every way.
  lost: [
    ['shade', 'M30 150c30-14 60-16 90-12s60 2 92-10l-6 14c-40 24-130 26-176 8Z'],
    ['deep', rect(114, 34, 12, 116, 6)],
    {
      motion: 'sway',
      parts: [
        ['brand', 'M70 42h92l18 17-18 17H70a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8Z'],
        ['paperLine', 'M80 59h46'],
      ],
    },
    ['paper', 'M168 86H92L74 102l18 16h76a8 8 0 0 0 8-8V94a8 8 0 0 0-8-8Z'],
    ['brandLine', 'M104 102h30'],
    ['spark', circle(192, 44, 13)],
  ],
  // A cloud without a response: the data could not be fetched.
  noResponse: [
    ['deep', 'M82 138a31 31 0 0 1-4-62 48 48 0 0 1 91-7 35 35 0 0 1 5 69Z'],
    ['brand', 'M76 132a31 31 0 0 1-4-62 48 48 0 0 1 91-7 35 35 0 0 1 5 69Z'],
    ['paperLine', 'M92 92h12M126 92h12M106 112q9-8 18 0'],
    {
      motion: 'sway',
      parts: [
        ['spark', circle(178, 126, 24)],
        ['inkLine', 'M178 114v13M178 137h.01', { strokeWidth: 6 }],
      ],
    },
    ['line', 'M60 154l6-10M90 158l6-10M120 158l6-10M50 44h10M55 39v10'],
  ],
  // A phone that looks for its network.
  offline: [
    ['deep', rect(84, 34, 74, 130, 16)],
    ['brand', rect(78, 30, 74, 130, 16)],
    ['paper', rect(86, 42, 58, 100, 8)],
    ['paper', circle(115, 151, 4)],
    ['brandLine', 'M97 84a26 26 0 0 1 36 0M104 95a16 16 0 0 1 22 0', { strokeWidth: 6 }],
    ['brand', circle(115, 106, 5)],
    {
      motion: 'sway',
      parts: [
        ['paper', 'M164 72a18 18 0 0 1 34-6 14 14 0 0 1 2 28h-34a12 12 0 0 1-2-22Z'],
        ['inkLine', 'm174 76 14 12M188 76l-14 12', { strokeWidth: 6 }],
      ],
    },
    ['line', 'M46 82c-6 12-6 26 0 38M58 90c-3 7-3 15 0 22'],
  ],
  // An open parcel with a coin above it: no orders yet.
  parcel: [
    ['shade', 'M46 142l74 27 74-27-20-10H66Z'],
    ['ink', 'm120 66 58 20-58 22-58-22Z'],
    ['brand', 'M62 86l58 22v56l-58-22Z'],
    ['deep', 'M178 86l-58 22v56l58-22Z'],
    {
      motion: 'sway',
      parts: [
        ['spark', circle(120, 56, 23)],
        ['inkLine', 'M120 46v20M110 56h20'],
      ],
    },
    ['brand', 'm120 108 22 20 58-21-22-21Z'],
    ['deep', 'm120 108-22 20-58-21 22-21Z'],
    ['paperLine', 'M74 124l18 7', { opacity: 0.8 }],
    ['line', 'M64 44h12M70 38v12M172 40h8M176 36v8M190 66h.01'],
  ],
  // A paper plane on its way: something was sent.
  sent: [
    ['shade', 'M70 154h96l-12 9H82Z'],
    {
      motion: 'sway',
      parts: [
        ['paper', 'M54 92 190 38l-40 104-38-32Z'],
        ['brand', 'M190 38 92 103 54 92Z'],
        ['deep', 'm112 110 2 34 15-20Z'],
        ['spark', 'M190 38 112 110l38 32Z'],
      ],
    },
    ['line', 'M40 128c14 8 26 8 38-2M58 146h.01M196 84h12M202 78v12'],
  ],
  // A parcel with a ribbon that waits to be opened.
  soon: [
    ['shade', 'M44 152h152l-16 10H60Z'],
    ['brand', 'M66 86h108v58a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10Z'],
    ['deep', 'M66 86h108v14H66Z'],
    ['spark', 'M110 86h20v68h-20Z'],
    {
      motion: 'sway',
      parts: [
        ['brand', rect(58, 66, 124, 26, 8)],
        ['spark', rect(108, 66, 24, 26, 0)],
        [
          'sparkLine',
          'M120 66c-24 2-36-10-30-20s26 0 30 20c4-20 24-30 30-20s-6 22-30 20Z',
          { strokeWidth: 7 },
        ],
      ],
    },
    ['line', 'M46 50l8 8M54 50l-8 8M196 40v12M190 46h12'],
  ],
  // A gear that turns around a coin, and a wrench.
  works: [
    {
      motion: 'turn',
      parts: [...TEETH, ['brand', circle(106, 90, 44)], ['deep', circle(106, 90, 27)]],
    },
    ['spark', circle(106, 90, 17)],
    ['inkLine', 'm106 81 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1Z', { strokeWidth: 3 }],
    {
      transform: 'rotate(38 176 96)',
      parts: [
        ['paper', rect(168, 82, 16, 76, 8)],
        [
          'paper',
          'M154 63a22 22 0 0 1 14-20v16l8 8 8-8V43a22 22 0 0 1 0 41h-16a22 22 0 0 1-14-21Z',
        ],
        ['shade', circle(176, 146, 4)],
      ],
    },
  ],
} satisfies Readonly<Record<string, ShapeGroup['parts']>>;

export type PictureName = keyof typeof DRAWINGS;
