import { withTimeout } from '../network/with-timeout.ts';
import { faultOf, type CameraFault } from './camera-fault.ts';
import type { Scanner } from './scanner.ts';
import { createVideoFrame, type VideoFrame } from './video-frame.ts';

export interface OpenCamera {
  /** Its id on this device, where the browser gives it. */
  readonly deviceId: string | undefined;
  /** Turns its light on or off and resolves with whether it did; null when it has none. */
  readonly setTorch: ((on: boolean) => Promise<boolean>) | null;
}

export interface ScannerOptions {
  /**
   * A code was read; never called after the signal aborts. The same text is reported again only after
   * it was out of sight for two seconds.
   */
  readonly onText: (text: string) => void;
  /** The camera is off and why; called at most once. */
  readonly onFault: (fault: CameraFault) => void;
  /** Frames are being read. */
  readonly onReady: (camera: OpenCamera) => void;
  /** Id of the camera to use; without it, or when it is gone, the back camera. */
  readonly camera: string | null;
  /** Ends the reading and turns the camera off. */
  readonly signal: AbortSignal;
}

/** Longest time from the camera's permission to its first frame, in ms. */
const FIRST_FRAME_MS = 5000;
const REPEAT_MS = 2000;
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;

/** One camera at a time: a camera that is still on would be busy for the next call. */
let line: Promise<void> = Promise.resolve();

/**
 * Opens the camera in an element and reads Code 128 and QR codes until the signal aborts (R2.21). Never
 * rejects; resolves when the camera is off.
 */
export function openScanner(root: HTMLElement, options: ScannerOptions): Promise<void> {
  line = line.then(() => takeTurn(root, options));
  return line;
}

const untilAborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

async function takeTurn(root: HTMLElement, options: ScannerOptions): Promise<void> {
  const { signal } = options;
  if (signal.aborted) return;
  const ended = untilAborted(signal);
  const frame = createVideoFrame(root);
  let scanner: Scanner | undefined;
  try {
    // 76 kB of brotli that only the scanner needs.
    const loading = import('./scanner.ts').catch(() => 'notLoaded' as const);
    const loaded = await Promise.race([loading, ended]);
    if (!loaded || signal.aborted) return;
    if (loaded === 'notLoaded') return options.onFault(loaded);
    scanner = loaded.createScanner(frame.id);
    const opening = openCamera(scanner, options);
    // A pending permission prompt must not block the next call; what it still opens is closed at once.
    const closeLate = (): void => {
      if (signal.aborted) void close(scanner, frame);
    };
    opening.then(closeLate, closeLate);
    await Promise.race([opening, ended]);
    if (!signal.aborted) await withTimeout(FIRST_FRAME_MS, Promise.race([frame.firstFrame, ended]));
    if (!signal.aborted) await attend(frame, options, ended);
  } catch (error) {
    if (!signal.aborted) options.onFault(faultOf(error));
  } finally {
    await close(scanner, frame);
  }
}

async function openCamera(scanner: Scanner, options: ScannerOptions): Promise<void> {
  const { camera } = options;
  const onText = withoutRepeats(options);
  const back: MediaTrackConstraints = { ...SIZE, facingMode: 'environment' };
  try {
    await scanner.start(camera === null ? back : { ...SIZE, deviceId: { exact: camera } }, onText);
  } catch (error) {
    if (camera === null || faultOf(error) !== 'none') throw error;
    await scanner.start(back, onText);
  }
}

/** Resolves when the camera is released; reports a camera that was unplugged or taken away. */
async function attend(
  frame: VideoFrame,
  { onFault, onReady }: ScannerOptions,
  ended: Promise<null>,
): Promise<void> {
  const stream = frame.video()?.srcObject;
  const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
  if (!track) return onFault('busy');
  onReady({ deviceId: track.getSettings().deviceId, setTorch: torchOf(track) });
  // The library keeps reading black frames then.
  const lost = new Promise<'lost'>((resolve) => {
    track.addEventListener('ended', () => resolve('lost'), { once: true });
    if (track.readyState === 'ended') resolve('lost');
  });
  if ((await Promise.race([lost, ended])) === 'lost') onFault('lost');
}

function torchOf(track: MediaStreamTrack): OpenCamera['setTorch'] {
  // The types lack `torch`, and Firefox lacks capabilities.
  const { torch } = (track.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  if (torch !== true) return null;
  return async (on) => {
    try {
      await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
      return true;
    } catch {
      return false;
    }
  };
}

/**
 * Reports a text once while it stays in sight; in a microtask, because the library swallows errors of
 * its callback. A frame that is decoded after the signal aborts is ignored.
 */
function withoutRepeats({ onText, signal }: ScannerOptions): (text: string) => void {
  const seenAt = new Map<string, number>();
  return (text) => {
    const now = performance.now();
    for (const [one, at] of seenAt) if (now - at >= REPEAT_MS) seenAt.delete(one);
    const isRepeat = seenAt.has(text);
    seenAt.set(text, now);
    if (isRepeat) return;
    queueMicrotask(() => {
      if (!signal.aborted) onText(text);
    });
  };
}

/** The library may be in any state here; the tracks are stopped in any case. */
async function close(scanner: Scanner | undefined, frame: VideoFrame): Promise<void> {
  try {
    await scanner?.stop();
  } catch {
    // It was not fully on, or has closed itself.
  } finally {
    frame.close();
  }
}
