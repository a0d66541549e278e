import { html } from 'hono/html';

/** Widths of the drawn code's bars and, between them, of its gaps, in the card's units. */
const WIDTHS = [
  3, 2, 1, 2, 2, 3, 4, 2, 1, 2, 1, 3, 3, 2, 2, 2, 1, 3, 4, 2, 2, 2, 1, 2, 3, 3, 1, 2, 2, 2, 4, 3, 1,
  2, 2, 2, 1, 2, 3, 2, 1, 2, 2, 3, 4, 2, 1, 2, 3, 3, 2, 2, 1, 2, 3,
];

const BARS = WIDTHS.flatMap((width, index) => {
  const x = WIDTHS.slice(0, index).reduce((sum, one) => sum + one, 0);
  return index % 2 === 0 ? [{ x, width }] : [];
});

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
          ${BARS.map(({ x, width }) => html`<rect x="${x}" width="${width}" height="28" />`)}
        </g>
      </g>
    </g>
    ${coin(322, 226, 30)} ${coin(62, 62, 20)} ${coin(352, 96, 14)}
  </svg>`;
