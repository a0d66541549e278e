import { useEffect } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Scan } from '#src/features/scan/Scan.tsx';
import type { DecoderReply, DecoderRequest } from '#src/platform/camera/decoder/scanner-worker.ts';
import { openScanner } from '#src/platform/camera/open-scanner.ts';
import { qrShape } from '#src/ui/app/QrCode/qr-shape.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeArea();
});

const MODULE = 12;

/** A photo of a QR code on a white label. */
async function photoOf(text: string): Promise<File> {
  const shape = qrShape(text);
  if (!shape) throw new Error(`No QR code for ${text}`);
  const canvas = new OffscreenCanvas(shape.modules * MODULE, shape.modules * MODULE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE, MODULE);
  context.fillStyle = 'black';
  context.fill(new Path2D(shape.path));
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}

/** Delays the opening of photos until `release`; `closed` resolves after one was read. */
function holdPhotos(): { release: () => void; closed: Promise<void> } {
  const held = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const open = window.createImageBitmap.bind(window);
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source) => {
    await held.promise;
    const photo = await open(source);
    const close = photo.close.bind(photo);
    photo.close = () => {
      close();
      closed.resolve();
    };
    return photo;
  });
  return { release: held.resolve, closed: closed.promise };
}

let visited: string[] = [];

function Address() {
  const { pathname, search } = useLocation();
  const current = pathname + search;
  useEffect(() => void visited.push(current), [current]);
  return <output>{current}</output>;
}
const address = page.getByText(/^\/(scan|orders|catalog)/);

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Назад
    </button>
  );
}

function showScanner(): void {
  visited = [];
  show(
    <>
      <Address />
      <BackButton />
      <Link to="/cards">Дальше</Link>
      <Routes>
        <Route path="/scan" element={<Scan />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    '/scan',
  );
}

const pick = async (text: string) =>
  userEvent.upload(page.getByLabelText('Фото'), await photoOf(text));

test('[R2.21] a photo adds to the orders that were scanned while it was opened', async () => {
  const { release } = holdPhotos();
  showScanner();
  await pick('700');
  await expect.element(page.getByText('Ищем код на фото…')).toBeVisible();
  await page.getByLabelText('Номер с кода').fill('12345');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toMatchTextContent(/orders=12345$/);
  release();
  await expect.element(address).toMatchTextContent(/orders=12345-700$/);
});

test('[R2.21] the first scanned code of orders opens them; back at the scanner the next code joins their list', async () => {
  showScanner();
  await pick('700-701');
  await expect.element(address).toHaveTextContent('/orders/700-701');
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect.element(page.getByRole('link', { name: /№\s701/ })).toBeVisible();
  await pick('702');
  await expect.element(address).toMatchTextContent(/^\/scan\?orders=700-701-702$/);
});

test('[R2.21] a typed number joins the list and opens nothing', async () => {
  showScanner();
  await page.getByLabelText('Номер с кода').fill('12345');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /№\s12345/ })).toBeVisible();
  await expect.poll(() => visited).toEqual(['/scan', '/scan?orders=12345']);
});

for (const text of ['700', 'P801']) {
  test(`[R2.21] a photo of ${text} that is read after the scanner was left leads nowhere`, async () => {
    const { release, closed } = holdPhotos();
    showScanner();
    await pick(text);
    await page.getByRole('link', { name: 'К заказам' }).click();
    await expect.element(address).toHaveTextContent('/orders');
    release();
    await closed;
    await page.getByRole('link', { name: 'Дальше' }).click();
    await expect.poll(() => visited).toEqual(['/scan', '/orders', '/cards']);
  });
}

test('[R2.21] a hand scanner adds code after code, whether it ends them with Tab, Enter or two line ends; Tab leaves the field without one', async () => {
  showScanner();
  const field = page.getByLabelText('Номер с кода');
  await field.click();
  await userEvent.keyboard('00010664{Tab}');
  await expect.element(address).toHaveTextContent('/scan?orders=10664');
  await userEvent.keyboard(']C110665{Enter}{Enter}');
  await expect.element(address).toHaveTextContent('/scan?orders=10664-10665');
  await userEvent.keyboard('*10666*{Enter}');
  await expect.element(address).toHaveTextContent('/scan?orders=10664-10665-10666');
  await expect.element(field).toHaveFocus();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).not.toHaveFocus();
  await field.fill('R2');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).not.toHaveFocus();
});

test('[R2.21] a frame decoded after the camera was left has no effect', async () => {
  const read = Promise.withResolvers<MessagePort>();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = vi.fn();
      postMessage({ picture }: DecoderRequest, [port]: MessagePort[]) {
        if (picture && port) read.resolve(port);
        else port?.postMessage({ kind: 'read', code: null } satisfies DecoderReply);
      }
    },
  );
  const canvas = document.createElement('canvas');
  canvas.getContext('2d');
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(canvas.captureStream(30));

  const left = new AbortController();
  const onText = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  const closed = openScanner(root, {
    camera: null,
    signal: left.signal,
    onText,
    onReady: () => undefined,
    onFault: (fault) => expect.unreachable(fault),
  });
  const painting = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 300, 150), 30);
  const port = await read.promise;
  clearInterval(painting);
  left.abort();
  await closed;
  port.postMessage({ kind: 'read', code: { text: '700', isQr: true } } satisfies DecoderReply);
  await new Promise(requestAnimationFrame);
  expect(onText).not.toHaveBeenCalled();
});
