import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export const ROUND_TRIP_MS = 150;
export const MEGABITS_PER_SECOND = 1.6;

const BYTES_PER_MS = (MEGABITS_PER_SECOND * 1_000_000) / 8 / 1000;
/** Two TCP packets: connections take turns after each slice, as their packets do. */
const SLICE_BYTES = 2920;

interface Stream {
  readonly to: Socket;
  readonly slices: Buffer[];
  /** Whether the source has sent its end. */
  isEnded: boolean;
}

/**
 * Creates one direction of a slow network. The returned function sends what a socket receives to another
 * one, not before `openAt` (on the clock of `performance.now`, ms).
 */
export function createLink(): (from: Socket, to: Socket, openAt: number) => void {
  const busy: Stream[] = [];
  let isSending = false;

  const sendAll = async () => {
    isSending = true;
    let sentAt = performance.now();
    for (let stream = busy.shift(); stream; stream = busy.shift()) {
      const slice = stream.slices.shift();
      sentAt += (slice?.length ?? 0) / BYTES_PER_MS;
      await pause(Math.max(0, sentAt - performance.now()));
      deliver(stream, slice);
      if (stream.slices.length > 0) busy.push(stream);
    }
    isSending = false;
  };

  return (from, to, openAt) => {
    const stream: Stream = { to, slices: [], isEnded: false };
    const queue = (slices: readonly Buffer[]) => {
      const wasIdle = stream.slices.length === 0;
      stream.slices.push(...slices);
      if (wasIdle) busy.push(stream);
      if (!isSending) void sendAll();
    };
    const whenOpen = (work: () => void) => {
      setTimeout(work, Math.max(0, openAt - performance.now()));
    };
    from.on('data', (bytes: Buffer) => whenOpen(() => queue(slicesOf(bytes))));
    from.on('end', () =>
      whenOpen(() => {
        stream.isEnded = true;
        queue([Buffer.alloc(0)]);
      }),
    );
  };
}

function slicesOf(bytes: Buffer): Buffer[] {
  const starts = Array.from({ length: Math.ceil(bytes.length / SLICE_BYTES) }, (_, i) => i);
  return starts.map((i) => bytes.subarray(i * SLICE_BYTES, (i + 1) * SLICE_BYTES));
}

function deliver({ to, slices, isEnded }: Stream, slice: Buffer | undefined): void {
  const isLast = isEnded && slices.length === 0;
  setTimeout(() => {
    if (to.destroyed) return;
    if (slice) to.write(slice);
    if (isLast) to.end();
  }, ROUND_TRIP_MS / 2);
}
