import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { withTimeout } from '../../network/with-timeout.ts';
import { scriptUrl } from '../../page/trusted-types.ts';
import type { CodeRead } from './read-code.ts';
import type { DecoderReply, DecoderRequest } from './scanner-worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker.
import script from './scanner-worker.ts?worker&url';

/** Reads codes in a worker, whose own policy allows WebAssembly. */
export interface Decoder {
  /** Rejects when the decoder's files do not come or the browser cannot run them. */
  load(): Promise<void>;
  /**
   * A code in a picture, which is moved to the worker; null without a code, and when the decoder crashed
   * or took too long: a new worker reads the next picture. Never rejects.
   * @param sides the longest sides, in pixels, at which the picture is read until a code is found
   */
  read(picture: ImageBitmap, sides: readonly number[]): Promise<CodeRead | null>;
  /** Ends the worker. */
  close(): void;
}

/** Longest time for one picture in ms, many times that of a slow phone. */
const READ_MS = 10_000;

async function request(worker: Worker, message: Omit<DecoderRequest, 'wasm'>) {
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise<CodeRead | null>((resolve, reject) => {
      const fail = (): void => reject(new Error('The decoder failed'));
      port1.onmessage = ({ data }: MessageEvent<DecoderReply>) =>
        data.kind === 'read' ? resolve(data.code) : fail();
      // Its script did not come.
      worker.addEventListener('error', fail, { once: true });
      const moved: Transferable[] = message.picture ? [port2, message.picture] : [port2];
      worker.postMessage({ ...message, wasm } satisfies DecoderRequest, moved);
    });
  } finally {
    port1.close();
  }
}

/** A decoder with a worker of its own from its first use until it is closed. */
export function createDecoder(): Decoder {
  let current: Worker | undefined;
  let isClosed = false;
  const close = (): void => {
    current?.terminate();
    current = undefined;
  };
  const worker = (): Worker =>
    (current ??= new Worker(scriptUrl(script) as string, { type: 'module' }));
  return {
    async load() {
      await request(worker(), { picture: null, sides: [] });
    },
    async read(picture, sides) {
      if (isClosed) return null;
      try {
        return await withTimeout(READ_MS, request(worker(), { picture, sides }));
      } catch {
        close();
        return null;
      }
    },
    close() {
      isClosed = true;
      close();
    },
  };
}
