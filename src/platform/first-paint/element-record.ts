/**
 * An element as data: what a screen looked like, without what it did. Only the tags and attributes named
 * here are written and read: a damaged or foreign record builds no script, frame or handler.
 */
export type ElementRecord = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (ElementRecord | string)[],
];

const SVG = 'http://www.w3.org/2000/svg';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const HTML_TAGS = words(
  'a abbr article aside b bdi br button caption dd del details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 header hr i img input ins label legend li main mark nav ol optgroup option p s section select small span strong sub summary sup table tbody td tfoot th thead time tr u ul',
);
const SVG_TAGS = words(
  'svg circle clipPath defs ellipse g line linearGradient mask path polygon polyline radialGradient rect stop text tspan use',
);
const ATTRIBUTES = words(
  'alt checked class clip-path clip-rule colspan cx cy d dir disabled fill fill-opacity fill-rule fx fy gradientTransform gradientUnits height href hidden id lang mask max min offset opacity open pathLength placeholder points preserveAspectRatio r role rowspan rx ry selected shape-rendering src stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width style text-anchor transform translate type value viewBox width x x1 x2 y y1 y2',
);
const PREFIXES = /^(?:aria|data)-/;
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:|mailto:|tel:|#|\/)/,
  src: /^(?:https?:|\/)/,
};

function isAllowed(name: string, value: string): boolean {
  if (name === 'style') return !value.includes('url(');
  return (ATTRIBUTES.has(name) || PREFIXES.test(name)) && (ADDRESSES[name]?.test(value) ?? true);
}

/** What a control shows and no attribute has; a search's text is the member's own and is left out. */
const STATE = words('checked selected value');

/** How far an element is scrolled sideways, in px; `restoreScroll` applies it. */
const SCROLLED = 'data-scroll-left';

function stateOf(element: Element): Record<string, string> {
  if (element.scrollLeft > 0) return { [SCROLLED]: String(element.scrollLeft) };
  if (element instanceof HTMLOptionElement) return element.selected ? { selected: '' } : {};
  if (!(element instanceof HTMLInputElement)) return {};
  if (['number', 'range', 'text'].includes(element.type)) return { value: element.value };
  return element.checked ? { checked: '' } : {};
}

/**
 * The record of an element.
 * @param isShown leaves out an element and what is in it
 * @returns null for an element that is left out
 */
export function recordOf(
  element: Element,
  isShown: (element: Element) => boolean,
): ElementRecord | null {
  const tag = element.localName;
  const isDrawing = element instanceof SVGElement;
  if (!(isDrawing ? SVG_TAGS : HTML_TAGS).has(tag) || !isShown(element)) return null;
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (isAllowed(name, value) && !STATE.has(name)) attributes[name] = value;
  }
  const children: (ElementRecord | string)[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) children.push(node.data);
    const child = node instanceof Element ? recordOf(node, isShown) : null;
    if (child) children.push(child);
  }
  return [tag, { ...attributes, ...stateOf(element) }, children];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Builds the element of a record.
 * @throws a TypeError for anything else than a record of allowed tags and attributes
 */
export function elementOf(record: unknown): Element {
  const [tag, attributes, children] = Array.isArray(record) ? (record as unknown[]) : [];
  if (typeof tag !== 'string' || !isRecord(attributes) || !Array.isArray(children))
    throw new TypeError('No element');
  const isDrawing = SVG_TAGS.has(tag);
  if (!isDrawing && !HTML_TAGS.has(tag)) throw new TypeError(`No element: ${tag}`);
  const element = isDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isAllowed(name, value))
      throw new TypeError(`No attribute: ${name}`);
    // The policy refuses the attribute; it lets a script set the same declarations.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );
  return element;
}

/** Scrolls what was scrolled, once it is in the page. */
export function restoreScroll(screen: Element): void {
  for (const element of screen.querySelectorAll(`[${SCROLLED}]`))
    element.scrollLeft = Number(element.getAttribute(SCROLLED));
}
