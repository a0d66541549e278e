import { afterEach, expect, test, vi } from 'vitest';
import { createDecoder } from '#src/platform/camera/decoder/decoder.ts';
import type { DecoderReply, DecoderRequest } from '#src/platform/camera/decoder/scanner-worker.ts';
import { scanMatrix } from '#tests/support/looks/scan-matrix.ts';

const FRAME_SIDE = 1280;
const CODE = { text: '700', isQr: true };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[R2.21] [R12.1] the worker reads codes that are small, turned, blurred, glaring, light on dark, on paper or cracked', async () => {
  // One of twelve; scan-matrix.full.test.tsx reads all.
  const pictures = scanMatrix().filter((_, index) => index % 12 === 0);
  expect(pictures.length).toBeGreaterThan(25);
  const decoder = createDecoder();
  await decoder.load();
  const missed: string[] = [];
  for (const { name, text, draw } of pictures) {
    const frame = await createImageBitmap(await draw());
    if ((await decoder.read(frame, [FRAME_SIDE]))?.text !== text) missed.push(name);
  }
  decoder.close();
  expect(missed).toEqual([]);
});

test.each(['hangs', 'fails', 'crashes'])(
  '[R2.21] a worker that %s on a picture is replaced, and the next picture is read',
  async (fault) => {
    const workers: EventTarget[] = [];
    const ended: EventTarget[] = [];
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        readonly isFirst = workers.push(this) === 1;
        terminate() {
          ended.push(this);
        }
        postMessage({ picture }: DecoderRequest, [port]: MessagePort[]) {
          const reply = (message: DecoderReply) => port?.postMessage(message);
          if (!picture || !this.isFirst) reply({ kind: 'read', code: picture && CODE });
          else if (fault === 'fails') reply({ kind: 'failed' });
          else if (fault === 'crashes') this.dispatchEvent(new Event('error'));
        }
      },
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const decoder = createDecoder();
    await decoder.load();
    const frame = await createImageBitmap(new ImageData(1, 1));
    const first = decoder.read(frame, [FRAME_SIDE]);
    if (fault === 'hangs') vi.advanceTimersToNextTimer();
    expect(await first).toBeNull();
    expect(ended).toEqual(workers);
    expect(await decoder.read(frame, [FRAME_SIDE])).toEqual(CODE);
    expect(workers).toHaveLength(2);
    decoder.close();
    expect(ended).toEqual(workers);
    expect(await decoder.read(frame, [FRAME_SIDE])).toBeNull();
    expect(workers).toHaveLength(2);
  },
);
