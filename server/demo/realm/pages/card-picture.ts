import { html } from 'hono/html';

/** Bars of the drawn code: x and width on the card, in its units. */
const BARS: readonly (readonly [number, number])[] = [
  [0, 3],
  [5, 1],
  [8, 2],
  [13, 4],
  [19, 1],
  [22, 1],
  [26, 3],
  [31, 2],
  [35, 1],
  [39, 4],
  [45, 2],
  [49, 1],
  [52, 3],
  [58, 1],
  [61, 2],
  [65, 4],
  [72, 1],
  [75, 2],
  [79, 1],
  [82, 3],
  [87, 1],
  [90, 2],
  [95, 4],
  [101, 1],
  [104, 3],
  [110, 2],
  [114, 1],
  [117, 3],
];

const coin = (x: number, y: number, radius: number) =>
  html` <g transform="translate(${x} ${y})">
    <circle class="coin" r="${radius}" />
    <circle class="coin-ring" r="${radius * 0.74}" />
    <path class="coin-mark" transform="scale(${radius / 20})" d="M0-9 8 0 0 9-8 0Z" />
  </g>`;

/** The loyalty card with coins, drawn in the brand's colours by the style sheet. */
export const cardPicture = (title: string) =>
  html` <svg class="card-picture" viewBox="0 0 380 300" aria-hidden="true" focusable="false">
    <circle class="halo" cx="196" cy="152" r="146" />
    <g transform="rotate(-9 190 150)">
      <rect class="card-back" x="62" y="42" width="276" height="174" rx="20" />
      <g transform="translate(38 74)">
        <rect class="card" width="284" height="178" rx="20" />
        <path
          class="card-wave"
          d="M0 112C60 70 116 150 178 108S262 62 284 84v74a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20Z"
        />
        <text class="card-title" translate="no" x="22" y="40">${title}</text>
        <path class="card-mark" d="M246 18 262 34 246 50 230 34Z" />
        <rect class="code-ground" x="20" y="112" width="148" height="48" rx="8" />
        <g class="code" transform="translate(34 122)">
          ${BARS.map(([x, width]) => html`<rect x="${x}" width="${width}" height="28" />`)}
        </g>
      </g>
    </g>
    ${coin(322, 226, 30)} ${coin(62, 62, 20)} ${coin(352, 96, 14)}
  </svg>`;
