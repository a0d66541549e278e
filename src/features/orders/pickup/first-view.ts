import download from 'virtual:icon/download';
import qrCode from 'virtual:icon/qr-code';
import rotate from 'virtual:icon/rotate-cw';
import sun from 'virtual:icon/sun';
import x from 'virtual:icon/x';
import type { Language } from '#src/i18n/language.ts';
import { pickup as ru } from '#src/i18n/ru/shop/pickup.ts';
import { pickup as uz } from '#src/i18n/uz/shop/pickup.ts';
import type { StoredCode } from '#src/platform/first-paint/stored-code.ts';
import { barsPath } from '#src/ui/app/Barcode/bars-path.ts';
import { measureBox, type PixelBox } from '#src/ui/app/Barcode/pixel-box.ts';
import { alignedStart, barcodeModuleSize } from '#src/ui/app/Barcode/pixel-grid.ts';
import { chooseForm } from './code-form.ts';
import { FIRST_VIEW, removeFirstView } from './first-view-element.ts';
import { groupsOfThree } from './groups-of-three.ts';
import host from '#src/ui/app/Barcode/Barcode.module.css';
import icon from '#src/ui/base/Icon/Icon.module.css';
import actions from './PickupActions.module.css';
import code from './PickupCode.module.css';
import number from './PickupNumber.module.css';
import pager from './PickupPager.module.css';
import view from './PickupView.module.css';

const TEXTS = { ru, uz };
const SVG = 'http://www.w3.org/2000/svg';

type Child = Element | string;

function element(tag: string, className: string | undefined, ...children: readonly Child[]) {
  const made = document.createElement(tag);
  made.className = className ?? '';
  made.append(...children);
  return made;
}

function picture(viewBox: string, shapes: IconShapes): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  for (const [tag, attributes] of shapes) {
    const drawn = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
    svg.append(drawn);
  }
  return svg;
}

function iconOf(shapes: IconShapes, size: number): Element {
  const svg = picture('0 0 24 24', shapes);
  svg.setAttribute('class', icon['icon'] ?? '');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

/** The box of the window while nothing is in it: later a layout would cost a third of this start. */
const windowBox = (): PixelBox => ({
  left: 0,
  top: 0,
  width: innerWidth,
  height: innerHeight,
  pixelRatio: devicePixelRatio,
});

/** The box of the whole view: upright the window's; lying, a notch may take room. */
const boxOf = (frame: Element, whole: PixelBox): PixelBox =>
  whole.width < whole.height ? whole : { ...whole, ...measureBox(frame) };

/** Shows the dialog at once, and over everything with the focus in it from the next frame on. */
function show(dialog: HTMLDialogElement): void {
  // `showModal` looks for what can take the focus, and for that lays out the page.
  dialog.setAttribute('open', '');
  dialog.style.zIndex = '1';
  document.body.append(dialog);
  requestAnimationFrame(() => {
    if (!dialog.isConnected) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** The same bars at the same pixels as `Barcode` draws upright. */
function drawBars(bars: Element, box: PixelBox, shape: StoredCode['shape'], label: string): void {
  const { left, width, pixelRatio } = box;
  const module = barcodeModuleSize(width, shape.modules, pixelRatio);
  const size = module * shape.modules;
  const svg = picture(`0 0 ${shape.modules} 1`, [
    ['rect', { fill: '#fff', width: '100%', height: '100%' }],
    ['path', { fill: '#000', d: barsPath(shape, false) }],
  ]);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.style.inlineSize = `${size}px`;
  svg.style.marginInlineStart = `${alignedStart(left, width, size, pixelRatio)}px`;
  bars.append(svg);
}

function numberOf(id: number): Element {
  const digits = String(id).length;
  const list = element(
    'ul',
    number['list'],
    element(
      'li',
      number['number'],
      ...groupsOfThree(id).map((group) => element('span', number['group'], group.digits)),
    ),
  );
  list.style.setProperty('--digits', String(digits));
  list.translate = false;
  return list;
}

/** Reserves the place of a control that only the app can offer. */
function reserved(made: HTMLElement): HTMLElement {
  made.style.visibility = 'hidden';
  return made;
}

type Texts = typeof ru | typeof uz;

function footerOf(texts: Texts, { count, hasMore }: StoredCode): Element {
  const step = () => element('span', view['round']);
  const pages = element('div', pager['pager'], step(), element('span', pager['position']), step());
  return element(
    'footer',
    `${view['footer']} screen-only`,
    element('p', view['hint'], iconOf(sun, 20), texts.brightness),
    ...(count > 1 ? [reserved(pages)] : []),
    ...(hasMore ? [reserved(element('span', view['more']))] : []),
  );
}

function actionsOf(texts: Texts, canTurn: boolean): Element {
  const action = (shapes: IconShapes, text: string) =>
    element('span', actions['action'], iconOf(shapes, 20), text);
  return reserved(
    element(
      'div',
      actions['actions'],
      ...(canTurn ? [action(rotate, texts.rotate)] : []),
      action(qrCode, texts.notScanning),
      action(download, texts.save),
    ),
  );
}

/**
 * Shows the code of the first order before the app is loaded, in the geometry of `PickupView`, which follows
 * without a jump (R2.20). Draws nothing when the screen is too narrow for upright bars: the app turns them.
 * @param onClose the member closed the view
 * @returns whether the code is on the screen
 */
export function showFirstView(
  stored: StoredCode,
  language: Language,
  onClose: () => void,
): boolean {
  const { id, title, shape } = stored;
  const texts = TEXTS[language];
  const whole = windowBox();

  const dialog = document.createElement('dialog');
  const close = element(
    'button',
    `${view['round']} screen-only`,
    iconOf(x, 28),
  ) as HTMLButtonElement;
  close.type = 'button';
  close.setAttribute('aria-label', texts.close);
  const place = stored.place[language];
  const heading = element(
    'div',
    view['heading'],
    element('h2', view['title'], title[language]),
    ...(place === '' ? [] : [element('p', view['place'], place)]),
    ...(stored.hasNote ? [reserved(element('p', view['note'], '\u00A0'))] : []),
  );
  const bars = element('div', host['host']);
  const footer = footerOf(texts, stored);
  const frame = element(
    'div',
    view['frame'],
    element('header', view['header'], heading, close),
    element('div', code['area'], element('div', code['bars'], bars), numberOf(id)),
    footer,
  );
  dialog.className = view['dialog'] ?? '';
  dialog.setAttribute(FIRST_VIEW, '');
  dialog.dataset['still'] = '';
  dialog.lang = language;
  dialog.ariaLabel = title[language];
  dialog.append(frame);
  show(dialog);

  const box = boxOf(frame, whole);
  const choice = chooseForm(shape.modules, box, { turned: false, qr: false });
  if (choice.form !== 'upright') {
    removeFirstView();
    return false;
  }
  footer.append(actionsOf(texts, choice.canTurn));
  drawBars(bars, box, shape, texts.barcodeLabel.replace('{{number}}', String(id)));

  const end = () => {
    removeFirstView();
    onClose();
  };
  close.addEventListener('click', end);
  dialog.addEventListener('cancel', end);
  return true;
}
