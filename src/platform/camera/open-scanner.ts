import { pauseOf, withTimeout } from '../network/with-timeout.ts';
import { faultOf, type CameraFault } from './camera-fault.ts';
import { createCameraPicture, type CameraPicture } from './camera-picture.ts';
import { createDecoder, type Decoder } from './decoder/decoder.ts';
import type { CodeRead } from './decoder/read-code.ts';

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
  readonly onText: (text: string, isQr: boolean) => void;
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
/** The longest side at which a frame is read, in pixels: as large as it is requested. */
const FRAME_SIDE = 1280;
/** Rest of the device between two frames. */
const PAUSE_MS = 100;
const SIZE = { width: { ideal: FRAME_SIDE }, height: { ideal: 720 } } as const;

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
  const over = new AbortController();
  const picture = createCameraPicture(root);
  const decoder = createDecoder();
  try {
    const opening = openCamera(picture, options.camera);
    // A pending permission prompt must not block the next call; what it still opens is closed at once.
    const closeLate = (): void => {
      if (over.signal.aborted) picture.close();
    };
    opening.then(closeLate, closeLate);
    const loading = decoder.load().catch(() => 'notLoaded' as const);
    if ((await Promise.race([loading, ended])) === 'notLoaded') return options.onFault('notLoaded');
    const video = await Promise.race([opening, ended]);
    if (!video || signal.aborted) return;
    await withTimeout(FIRST_FRAME_MS, Promise.race([picture.firstFrame, ended]));
    if (signal.aborted) return;
    void readFrames(video, decoder, withoutRepeats(options), over.signal);
    await attend(video, options, ended);
  } catch (error) {
    if (!signal.aborted) options.onFault(faultOf(error));
  } finally {
    over.abort();
    decoder.close();
    picture.close();
  }
}

async function openCamera(
  picture: CameraPicture,
  camera: string | null,
): Promise<HTMLVideoElement> {
  const back: MediaTrackConstraints = { ...SIZE, facingMode: 'environment' };
  if (camera === null) return picture.open(back);
  try {
    return await picture.open({ ...SIZE, deviceId: { exact: camera } });
  } catch (error) {
    if (faultOf(error) !== 'none') throw error;
    return picture.open(back);
  }
}

/** Reads one frame at a time, so that a slow device leaves frames out and never lags behind the camera. */
async function readFrames(
  video: HTMLVideoElement,
  decoder: Decoder,
  onCode: (code: CodeRead) => void,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    // A video without a frame rejects.
    const frame = await createImageBitmap(video).catch(() => null);
    const code = frame && (await decoder.read(frame, [FRAME_SIDE]));
    if (code) onCode(code);
    await pauseOf(PAUSE_MS);
  }
}

/** Resolves when the camera is released; reports a camera that was unplugged or taken away. */
async function attend(
  video: HTMLVideoElement,
  { onFault, onReady }: ScannerOptions,
  ended: Promise<null>,
): Promise<void> {
  const stream = video.srcObject;
  const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined;
  if (!track) return onFault('busy');
  onReady({ deviceId: track.getSettings().deviceId, setTorch: torchOf(track) });
  // The video keeps its last frame then.
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
 * Reports a text once while it stays in sight; in a microtask, so that an error of the
 * callback does not end the reading. A frame that is decoded after the signal aborts is ignored.
 */
function withoutRepeats({ onText, signal }: ScannerOptions): (code: CodeRead) => void {
  const seenAt = new Map<string, number>();
  return ({ text, isQr }) => {
    const now = performance.now();
    for (const [one, at] of seenAt) if (now - at >= REPEAT_MS) seenAt.delete(one);
    const isRepeat = seenAt.has(text);
    seenAt.set(text, now);
    if (isRepeat) return;
    queueMicrotask(() => {
      if (!signal.aborted) onText(text, isQr);
    });
  };
}
