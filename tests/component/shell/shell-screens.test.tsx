import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Blocked } from '#src/app/screens/Blocked.tsx';
import { GeneralError } from '#src/app/screens/GeneralError.tsx';
import { NotFound } from '#src/app/screens/NotFound.tsx';
import { Works } from '#src/app/screens/Works.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('[R2.40] a blocked card names the frozen coins and links to support, questions and rules', async () => {
  show(<Blocked />);
  await expect.element(heading('Карта временно заблокирована')).toBeVisible();
  await expect.element(page.getByText(/Токены заморожены/)).toBeVisible();
  const support = page.getByRole('link', { name: 'Написать в поддержку' });
  await expect.element(support).toHaveAttribute('href', '/support?topic=CARD');
  const questions = page.getByRole('link', { name: 'Вопросы и ответы' });
  await expect.element(questions).toHaveAttribute('href', '/faq#card-blocked');
  const rules = page.getByRole('link', { name: 'Правила' });
  await expect.element(rules).toHaveAttribute('href', '/rules/');
  const phone = page.getByRole('link', { name: '8 800 100-00-11' });
  await expect.element(phone).toHaveAttribute('href', 'tel:88001000011');
});

test('[R2.41] the maintenance screen has a retry', async () => {
  const retry = vi.fn<() => void>();
  show(<Works onRetry={retry} />);
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('[R2.10] an unknown address has a link home', async () => {
  show(<NotFound />);
  await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('[R4.6] a failed screen shows the general error text', async () => {
  show(<GeneralError errorId={null} />);
  const text = 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.';
  await expect.element(page.getByText(text)).toBeVisible();
});
