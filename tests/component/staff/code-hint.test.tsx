import { beforeEach, expect, test, vi } from 'vitest';
import { formatMark, signedBytes } from '#src/domain/orders/code-mark.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import {
  handOutButton,
  openDesk,
  response,
  scan,
  service,
  startDesk,
  title,
  waits,
} from './desk-fixtures.tsx';

const camera = vi.hoisted(() => ({ read: (_text: string, _isQr: boolean): void => undefined }));
vi.mock('#src/state/page/use-camera.ts', () => ({
  useCamera: (_root: unknown, onText: typeof camera.read) => {
    camera.read = onText;
    return { status: { kind: 'off' }, start: () => undefined, switchCamera: null };
  },
}));
vi.mock('#src/data/api/programme-acts.ts', () => ({ fetchForStaff: vi.fn(), sendAct: vi.fn() }));

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const IDS = [100_001, 100_002];
let keys: CryptoKeyPair;

beforeEach(async () => {
  await startDesk();
  keys = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey));
  service.codeKey = btoa(String.fromCharCode(...spki));
  service.waiting = IDS.map((id) => waits(id));
});

/** The code of these orders as the service signed it some minutes ago. */
async function codeOf(ids: readonly number[], minutesAgo: number): Promise<string> {
  const at = Math.floor(Date.now() / 1000) - 60 * minutesAgo;
  const algorithm = { ...CURVE, hash: 'SHA-256' };
  const signed = await crypto.subtle.sign(algorithm, keys.privateKey, signedBytes(ids, at));
  return `${IDS.join('-')}.${formatMark({ at, signature: new Uint8Array(signed) })}`;
}

const hint = response.getByRole('status');

test('[R12.1] a combined code that the service signed just now says nothing more than its orders, and neither do bars', async () => {
  await openDesk();
  camera.read(IDS.join('-'), true);
  await expect.element(hint).toBeVisible();
  camera.read(await codeOf(IDS, 9), true);
  await expect.element(title).toMatchTextContent('Можно выдать');
  await expect.element(hint).not.toBeInTheDocument();
  camera.read(IDS.join('-'), true);
  await expect.element(hint).toBeVisible();
  camera.read(IDS.join('-'), false);
  await expect.element(hint).not.toBeInTheDocument();
});

test.each([
  ['without a signature', () => Promise.resolve(IDS.join('-')), 'Код без отметки времени'],
  ['that was signed long ago', () => codeOf(IDS, 90), 'Отметка кода получена'],
  ['with the signature of another code', () => codeOf([7, 8], 1), 'Отметка кода неверная'],
])(
  '[R12.1] a combined QR code %s is yellow in one line, and is handed out all the same',
  async (_, make, words) => {
    await openDesk();
    camera.read(await make(), true);
    await expect.element(hint).toMatchTextContent(words);
    await expect.element(title).toMatchTextContent('Можно выдать');
    await expect.element(handOutButton).toBeEnabled();
    expect(await findings()).toEqual([]);
  },
);

test('[R12.1] a hand scanner that types the code with its signature is understood, too', async () => {
  await openDesk();
  await scan((await codeOf(IDS, 90)).toLowerCase());
  await expect.element(hint).toMatchTextContent('Отметка кода получена');
  await scan(await codeOf(IDS, 1));
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(title).toMatchTextContent('Можно выдать');
});

test('[R12.1] a mark that the member’s device renews while the camera sees the code changes nothing of the response', async () => {
  await openDesk();
  camera.read(await codeOf(IDS, 90), true);
  await expect.element(hint).toMatchTextContent('Отметка кода получена');
  (response.getByRole('checkbox').first().element() as HTMLElement).click();
  await expect.element(handOutButton).toMatchTextContent('Выдать: 1 заказ');
  camera.read(await codeOf(IDS, 0), true);
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(handOutButton).toMatchTextContent('Выдать: 1 заказ');
});
