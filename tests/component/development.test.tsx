import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { matchRoute } from '#src/app/routes.tsx';
import { show } from './ui-stage.tsx';

test('[R2.9] a development build has a route that shows the app’s state', async () => {
  const { name, needsCard, screen } = matchRoute('/development');
  expect({ name, needsCard }).toEqual({ name: 'Development', needsCard: false });
  const Content = await screen.load();
  show(<Content />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Разработка' })).toBeVisible();
  const session = page.getByRole('region', { name: 'session' });
  await expect.element(session.getByText(/"status": "checking"/)).toBeVisible();
});
