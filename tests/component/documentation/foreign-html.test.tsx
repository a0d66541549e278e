import { afterEach, beforeEach, expect, test } from 'vitest';
import { showForeignHtml } from '#src/platform/page/foreign-html.ts';
import '../kit/ui-fixtures.tsx';

const BASE = '/site/lp/privacy-common/';
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

const shown = async (html: string): Promise<string> => {
  await showForeignHtml(place, html, BASE);
  return place.innerHTML;
};

test('[R10.6] the browser’s own sanitiser, whose results differ, is never used', async () => {
  const assigned: string[] = [];
  Object.assign(place, { setHTML: (html: string) => assigned.push(html) });
  expect(await shown('<p>Оператор</p>')).toBe('<p>Оператор</p>');
  expect(assigned).toEqual([]);
});

test('[R10.6] visible text stays unchanged, whatever it looks like', async () => {
  const texts = [
    'Параметр online = да, style = "строгий".',
    'Если a &lt; b и onclick = нет',
    'Запись «&lt;p style=x&gt;»',
  ];
  for (const text of texts) expect(await shown(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
  const href = 'https://site.example/a?x=1&y=/style=2';
  const markup = `<a title="a > b onclick='x'" href="${href}" onclick="x()">Правила</a>`;
  expect(await shown(markup)).toContain('>Правила</a>');
  expect(place.querySelector('a')?.href).toBe(href);
  await shown('<a href=/style=1 onclick=x()>Без кавычек</a>');
  expect(place.querySelector('a')?.pathname).toBe('/style=1');
});

test('[R10.6] text in details, marks, quotations and custom tags stays readable', async () => {
  const html = await shown(
    `<details><summary>Сроки</summary>Три года.</details><details open>Права</details>
    <p><mark>Важно</mark> по <cite>закону</cite></p>
    <legal-note>Сноска</legal-note><style-guide>Знак</style-guide>
    <div>Первый</div><div>Второй</div><unknown>Хвост</unknown>`,
  );
  expect(html).toContain('<details><summary>Сроки</summary>Три года.</details>');
  expect(html).toContain('<details open="">Права</details>');
  expect(html).toContain('<mark>Важно</mark> по <cite>закону</cite>');
  expect(html).toContain('<div>Первый</div><div>Второй</div>');
  for (const text of ['Сноска', 'Знак', 'Хвост']) expect(place.textContent).toContain(text);
  expect(place.querySelector('legal-note, style-guide, unknown')).toBeNull();
});

test('[R10.6] a comment that mentions a script does not remove the text after it', async () => {
  expect(await shown('<!-- <script> goes here --><p>Дальше</p>')).toBe('<p>Дальше</p>');
});

test('[R10.6] styles, scripts and elements of the site’s own interface are removed', async () => {
  const html = await shown(
    `<style>p { color: red }</style><script>1</script><nav>Меню</nav><h1>Заголовок</h1>
    <p style="position: fixed" id="a" class="b" onclick="x()">Текст</p>
    <p a="1"style="x">Слитно</p><svg onload="x()"></svg><form><input></form>
    <a href="javascript:x()">Ловушка</a><a href="#a">Раздел</a><a href="rules.html">Правила</a>`,
  );
  expect(html).not.toMatch(/style|onclick|id=|class=|svg|form|input|Меню|Заголовок|javascript/);
  expect(html).toContain('<p>Текст</p>');
  expect(html).toContain('<p>Слитно</p>');
  const links = [...place.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.target,
  ]);
  expect(links).toEqual([
    [null, ''],
    [null, ''],
    [`${location.origin}/site/lp/privacy-common/rules.html`, '_blank'],
  ]);
});
