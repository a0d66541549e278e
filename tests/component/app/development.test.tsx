import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showDebugMessage } from '#src/app/development/DebugMessage.tsx';
import { matchRoute } from '#src/app/routes/routes.tsx';
import { createOrder } from '#src/data/api/shop/orders.ts';
import { callService } from '#src/data/http/service.ts';
import { show } from '../kit/ui-fixtures.tsx';

// Component tests run with the flags of a development build.
vi.mock('#src/data/http/service.ts', { spy: true });

test('[R3.5] a development build orders with skipSend2SD', async () => {
  vi.mocked(callService).mockResolvedValueOnce({});
  const request = {
    cardId: 5,
    comment: '',
    date: '2026-11-25T10:00:00Z',
    description: '',
    prodId: 7,
  };
  await createOrder(request, { requestId: crypto.randomUUID(), confirmedPrice: 1200 }).catch(
    () => undefined,
  );
  expect(vi.mocked(callService).mock.calls[0]?.[0].body).toEqual({ ...request, skipSend2SD: 1 });
});

test('[R9.15] with «debug-mode» a development build shows the client marker, the build and the ids of the requests', async () => {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 403 })));
  const message = page.getByText(/^debug-mode/);
  showDebugMessage();
  expect(message.elements()).toEqual([]);
  localStorage.setItem('debug-mode', '');
  showDebugMessage();
  try {
    await fetch('/service/v2/api/orders?x=1', {
      method: 'POST',
      headers: { 'X-Request-ID': 'id-7', 'x-source-lp': 'personalAreaClientLP' },
    });
    await fetch('/my/assets/picture.webp');
    await expect.element(message).toMatchTextContent(/personalAreaClientLP · сборка/);
    await message.click();
    await expect.element(page.getByText('403 POST /service/v2/api/orders id-7')).toBeVisible();
    expect(page.getByText(/picture/).elements()).toEqual([]);
  } finally {
    localStorage.removeItem('debug-mode');
    vi.stubGlobal('fetch', original);
  }
});

test('[R2.9] a development build has a route that shows the app’s state', async () => {
  const { name, needsCard, screen } = matchRoute('/development');
  expect({ name, needsCard }).toEqual({ name: 'Development', needsCard: false });
  const Content = await screen.load();
  show(<Content />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Разработка' })).toBeVisible();
  const session = page.getByRole('region', { name: 'session' });
  await expect.element(session.getByText(/"status": "checking"/)).toBeVisible();
});
