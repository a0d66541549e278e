import { within } from '../within.ts';
import { faultOf, type CameraFault } from './camera-fault.ts';
import { loadScanner } from './load-scanner.ts';
import type { Scanner } from './scanner.ts';
import { createStage, type Stage } from './stage.ts';

/** A camera that is on. */
export interface OpenCamera {
  /** Its id on this device, where the browser tells it. */
  readonly deviceId: string | undefined;
  /** Turns its light on or off and tells whether it did; null when it has none. */
  readonly setTorch: ((on: boolean) => Promise<boolean>) | null;
}

export interface ScannerOptions {
  /**
   * A code was read, never after the signal's end; the same text again only after it was out of sight for
   * two seconds.
   */
  readonly onText: (text: string) => void;
  /** The camera is off and why; called at most once. */
  readonly onFault: (fault: CameraFault) => void;
  /** Frames are being read. */
  readonly onReady: (camera: OpenCamera) => void;
  /** The device's id of the camera to use; without it, or when it is gone, the one at the back. */
  readonly camera: string | null;
  /** Ends it and takes the camera's light off. */
  readonly signal: AbortSignal;
}

/** How long a camera may take from its permission to its first frame, in ms. */
const FIRST_FRAME_MS = 5000;
const REPEAT_MS = 2000;
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const;

/** Turns come one after another: a camera that is still on would be busy for the next one. */
let line: Promise<void> = Promise.resolve();

/**
 * Opens the camera in an element and reads Code 128 and QR codes until the signal aborts (R2.21). Never
 * rejects; the returned promise resolves when the camera's light is off.
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
  const stage = createStage(root);
  let scanner: Scanner | undefined;
  try {
    const loaded = await Promise.race([loadScanner(), ended]);
    if (!loaded) return;
    scanner = loaded.createScanner(stage.id);
    const opening = openCamera(scanner, options);
    // An unanswered question for permission may hold up nobody; what it still opens is closed at once.
    const closeLate = (): void => {
      if (signal.aborted) void close(scanner, stage);
    };
    opening.then(closeLate, closeLate);
    await Promise.race([opening, ended]);
    if (!signal.aborted) await within(FIRST_FRAME_MS, Promise.race([stage.firstFrame, ended]));
    if (!signal.aborted) await attend(stage, options, ended);
  } catch (error) {
    if (!signal.aborted) options.onFault(faultOf(error));
  } finally {
    await close(scanner, stage);
  }
}

async function openCamera(scanner: Scanner, options: ScannerOptions): Promise<void> {
  const { camera } = options;
  const hear = withoutRepeats(options);
  const back: MediaTrackConstraints = { ...SIZE, facingMode: 'environment' };
  try {
    await scanner.start(camera === null ? back : { ...SIZE, deviceId: { exact: camera } }, hear);
  } catch (error) {
    if (camera === null || faultOf(error) !== 'none') throw error;
    await scanner.start(back, hear);
  }
}

/** Resolves when the turn is over; tells of a camera that was pulled out or taken away. */
async function attend(
  stage: Stage,
  { onFault, onReady }: ScannerOptions,
  ended: Promise<null>,
): Promise<void> {
  const stream = stage.video()?.srcObject;
  const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
  if (!track) return onFault('busy');
  onReady({ deviceId: track.getSettings().deviceId, setTorch: torchOf(track) });
  // The library goes on reading black frames when this happens.
  const lost = new Promise<'lost'>((resolve) => {
    track.addEventListener('ended', () => resolve('lost'), { once: true });
    if (track.readyState === 'ended') resolve('lost');
  });
  if ((await Promise.race([lost, ended])) === 'lost') onFault('lost');
}

function torchOf(track: MediaStreamTrack): OpenCamera['setTorch'] {
  // The types know no torch, and Firefox no capabilities.
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
 * Passes a text on once as long as it stays in sight, outside the library, which would eat our errors. A
 * frame whose decoding outlives the signal is heard by nobody.
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

/** The library may be in any state here; the tracks are stopped whatever it says. */
async function close(scanner: Scanner | undefined, stage: Stage): Promise<void> {
  try {
    await scanner?.stop();
  } catch {
    // It was not fully on, or had closed itself.
  } finally {
    stage.close();
  }
}
