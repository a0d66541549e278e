import { afterEach, expect, test } from 'vitest';
import { elementOf, recordOf } from '#src/platform/first-paint/element-record.ts';

/** An element of the page with the given content. */
function place(html: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = html;
  document.body.append(made);
  return made;
}

afterEach(() => document.body.replaceChildren());

const everything = () => true;

/** What the next start builds from the record, which was stored as a text. */
function builtFrom(element: Element, isShown: (one: Element) => boolean = everything): string {
  const record: unknown = JSON.parse(JSON.stringify(recordOf(element, isShown)));
  return elementOf(record).outerHTML;
}

test('[R9.2] a screen is built again as it was, drawings and styles too', () => {
  const screen = place(
    `<main class="a" data-b="c" aria-label="d"><h1 translate="no">Привет, <b>Дарья</b>!</h1>
    <a href="/my/orders">№ 1</a><img src="/service/pictures/hoodie" alt="">
    <svg viewBox="0 0 24 24"><defs><clipPath id="p"><path d="M0 0h1"></path></clipPath></defs>
    <rect width="1" height="1" clip-path="url(#p)"></rect></svg>
    <div style="--share: 0.41; width: 50%;"></div></main>`,
  );
  expect(builtFrom(screen)).toBe(screen.outerHTML);
});

test('[R9.2] a control keeps its state, and a search loses its text', () => {
  const screen = place(
    '<input type="checkbox"><input type="range" max="10"><input type="search" placeholder="Поиск"><select><option>1</option><option>2</option></select>',
  );
  const [box, price, search] = screen.querySelectorAll('input');
  const select = screen.querySelector('select');
  if (!box || !price || !search || !select) throw new Error('The page lacks a control');
  box.checked = true;
  price.value = '7';
  search.value = 'тайна';
  select.value = '2';
  const built = elementOf(recordOf(screen, everything));
  expect(built.querySelectorAll('input')[0]?.checked).toBe(true);
  expect(built.querySelectorAll('input')[1]?.value).toBe('7');
  expect(built.querySelectorAll('input')[2]?.value).toBe('');
  expect(built.querySelector('select')?.value).toBe('2');
  expect(built.outerHTML).not.toContain('тайна');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a style sheet', '<style>* { color: red }</style>'],
  ['a foreign drawing', '<svg><foreignObject><p>1</p></foreignObject></svg>'],
  ['a handler', '<p onclick="alert(1)">1</p>'],
  ['a script’s address', '<a href="javascript:alert(1)">1</a>'],
  ['data as a picture', '<img src="data:image/svg+xml,<svg/>">'],
  ['a picture of a style', '<p style="background: url(https://a.example/1)">1</p>'],
])('[R9.2] %s is not recorded', (_, html) => {
  expect(builtFrom(place(html))).not.toMatch(/script|iframe|<style|foreign|onclick|data:|url\(/iu);
});

test.each([
  ['another tag', ['script', {}, []]],
  ['another attribute', ['p', { onclick: 'alert(1)' }, []]],
  ['another attribute within', ['p', {}, [['a', { href: 'javascript:alert(1)' }, []]]]],
  ['a style with an address', ['p', { style: 'background: url(https://a.example/1)' }, []]],
  ['a number', ['p', { class: 1 }, []]],
  ['no children', ['p', {}]],
  ['a child that is none', ['p', {}, [7]]],
  ['a text', 'p'],
  ['nothing', null],
])('[R9.4] a record with %s builds nothing', (_, record) => {
  expect(() => elementOf(record)).toThrow(TypeError);
});

test('[R9.2] an element that is not shown is left out with its content', () => {
  const screen = place('<p>1</p><section><p>2</p></section>');
  expect(builtFrom(screen, ({ localName }) => localName !== 'section')).toBe('<div><p>1</p></div>');
});
