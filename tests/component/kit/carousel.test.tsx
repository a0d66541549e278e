import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { Carousel } from '#src/ui/base/Carousel/Carousel.tsx';
import { findings, show } from './ui-fixtures.tsx';

const NAMES = ['Спереди', 'Сзади', 'Сбоку', 'На человеке', 'В упаковке'];

const slides = (count: number) =>
  NAMES.slice(0, count).map((name) => ({
    id: name,
    label: name,
    content: (
      <p style={{ height: 120 }}>
        {name} <button type="button">Открыть «{name}»</button>
      </p>
    ),
  }));

const previous = page.getByRole('button', { name: 'Предыдущий слайд' });
const next = page.getByRole('button', { name: 'Следующий слайд' });
const slide = (name: string) => page.getByRole('group', { name });
const track = () => slide('Спереди, 1 из 5').element().parentElement as HTMLElement;

/** Waits until the slide is centred in the track and the count shows its number. */
async function isInSight(name: string, position: string) {
  await expect.element(page.getByText(new RegExp(`^${position}`))).toBeVisible();
  const distance = () => {
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    return Math.abs(middle(slide(`${name}, ${position}`).element()) - middle(track()));
  };
  await expect.poll(distance).toBeLessThan(1.5);
}

test('[R2.50] [R10.1] the buttons move through the slides and stop at the ends without losing the focus', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await isInSight('Спереди', '1 из 5');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  next.element().focus();
  for (const [index, name] of NAMES.entries()) {
    await isInSight(name, `${index + 1} из 5`);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await isInSight('В упаковке', '5 из 5');
  await expect.element(previous).not.toHaveAttribute('aria-disabled');
  await previous.click();
  await isInSight('На человеке', '4 из 5');
});

test('[R2.50] [R10.1] a press during the animation continues from its target', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await expect.element(next).toBeVisible();
  next.element().focus();
  const moves = new Promise((resolve) => {
    track().addEventListener('scroll', resolve, { once: true });
  });
  await userEvent.keyboard('{Enter}');
  await moves;
  await userEvent.keyboard('{Enter}');
  await isInSight('Сбоку', '3 из 5');
});

test('[R2.50] [R10.1] the arrow keys, Home and End move the slides, but not from a slide’s own control', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await isInSight('Спереди', '1 из 5');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(track());
  await userEvent.keyboard('{ArrowRight}');
  await isInSight('Сзади', '2 из 5');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await isInSight('Спереди', '1 из 5');
  await userEvent.keyboard('{End}');
  await isInSight('В упаковке', '5 из 5');
  await userEvent.keyboard('{Home}');
  await isInSight('Спереди', '1 из 5');
  page.getByRole('button', { name: 'Открыть «Спереди»' }).element().focus();
  await userEvent.keyboard('{End}');
  await isInSight('Спереди', '1 из 5');
});

test('[R2.50] [R10.1] a swipe updates the count and the current dot', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await isInSight('Спереди', '1 из 5');
  track().scrollTo({ left: track().scrollWidth });
  await isInSight('В упаковке', '5 из 5');
  const dots = page.getByRole('list').getByRole('listitem');
  const current = () =>
    dots.elements().filter((dot) => dot.getAttribute('aria-current') === 'true');
  await expect.poll(() => current().map((dot) => dot.textContent)).toEqual(['В упаковке']);
});

test('[R2.50] [R10.1] Tab reaches a control on a hidden slide and scrolls it into view', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await isInSight('Спереди', '1 из 5');
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Открыть «Сзади»' })).toHaveFocus();
  await isInSight('Сзади', '2 из 5');
});

test('[R2.50] [R10.1] the carousel and its slides have accessible names in both languages', async () => {
  show(
    <main>
      <h1>Худи</h1>
      <Carousel label="Фото" slides={slides(5)} />
    </main>,
  );
  const role = (name: string) =>
    expect.element(page.getByRole('group', { name, exact: true }).first());
  await role('Фото').toHaveAttribute('aria-roledescription', 'карусель');
  expect(page.getByRole('group', { name: 'Фото', exact: true }).elements()).toHaveLength(1);
  await role('Слайды').toHaveAttribute('tabindex', '0');
  await role('Сзади, 2 из 5').toHaveAttribute('aria-roledescription', 'слайд');
  await expect.poll(findings).toEqual([]);
  await switchLanguage('uz');
  await role('Фото').toHaveAttribute('aria-roledescription', 'karusel');
  await role('Slaydlar').toHaveAttribute('tabindex', '0');
  await role('Сзади, 5 tadan 2-si').toHaveAttribute('aria-roledescription', 'slayd');
  await expect.element(page.getByRole('button', { name: 'Keyingi slayd' })).toBeVisible();
});

test('[R2.50] one slide has no controls, and an empty list renders nothing', async () => {
  show(<Carousel label="Фото" slides={slides(1)} />);
  await expect.element(page.getByText('Спереди', { exact: false }).first()).toBeVisible();
  expect(page.getByRole('button', { name: /слайд/ }).elements()).toEqual([]);
  expect(page.getByText(/ из /).elements()).toEqual([]);
  show(
    <div data-testid="place">
      <Carousel label="Фото" slides={[]} />
    </div>,
  );
  await expect.element(page.getByTestId('place')).toBeEmptyDOMElement();
});

test('[R2.50] a carousel that loses slides shows the last remaining one', async () => {
  show(<Carousel label="Фото" slides={slides(5)} />);
  await isInSight('Спереди', '1 из 5');
  await expect.element(next).toBeVisible();
  track().focus();
  await userEvent.keyboard('{End}');
  await isInSight('В упаковке', '5 из 5');
  show(<Carousel label="Фото" slides={slides(3)} />);
  await expect.element(page.getByText(/^3 из 3/)).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('[R2.50] [R10.1] its controls fit 320 pixels and are 44 pixels large', async () => {
  await page.viewport(320, 640);
  await switchLanguage('uz');
  show(<Carousel label="Фото" slides={slides(5)} />);
  const arrow = page.getByRole('button', { name: /slayd$/ });
  await expect.element(arrow.first()).toBeVisible();
  const boxes = arrow.elements().map((element) => element.getBoundingClientRect());
  expect(boxes.map(({ width, height }) => [width, height])).toEqual([
    [44, 44],
    [44, 44],
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
