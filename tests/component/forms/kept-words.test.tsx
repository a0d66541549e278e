import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { show } from '../kit/ui-fixtures.tsx';

/** The words on the page that a browser's translation leaves as they are. */
const keptWords = () =>
  Array.from(document.querySelectorAll('[translate=no]'), ({ textContent }) => textContent);

test('[R1.8] the names and numbers of a sentence are marked, and the sentence reads as before', async () => {
  show(
    <h1>
      <KeptWords
        text="Алия, заказ № 41 за 1 200 токенов принят"
        words={['41', 'Алия', '', 'нет']}
      />
    </h1>,
  );
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Алия, заказ № 41 за 1 200 токенов принят');
  expect(keptWords()).toEqual(['Алия', '41']);
});

test('[R1.8] a sentence without its words is shown as it is, and an empty one shows nothing', async () => {
  show(
    <h1>
      <KeptWords text="Профиль" words={['']} />
      <KeptWords text="" words={['Алия']} />
    </h1>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('Профиль');
  expect(keptWords()).toEqual([]);
});
