/**
 * Why the camera gives no picture (R8.5): refused by the person or the system, none there, taken by another
 * program, not to be had in this browser, gone while it was on, or the scanner's own part did not load.
 */
export type CameraFault = 'refused' | 'none' | 'busy' | 'unsupported' | 'lost' | 'notLoaded';

/** The scanner's part of the app could not be fetched. */
export class ScannerNotLoaded extends Error {
  override readonly name = 'ScannerNotLoaded';
}

/** The names of getUserMedia's errors (Media Capture and Streams, 10.2). */
const CAUSES: readonly (readonly [RegExp, CameraFault])[] = [
  [/NotAllowedError|SecurityError/, 'refused'],
  [/NotFoundError|OverconstrainedError/, 'none'],
  [/streaming not supported|mediaDevices/i, 'unsupported'],
];

/**
 * The fault behind what opening a camera was rejected with. html5-qrcode hands over sentences with the
 * error's name within, never the error; whatever is not known there is a camera that does not answer.
 */
export function faultOf(reason: unknown): CameraFault {
  if (reason instanceof ScannerNotLoaded) return 'notLoaded';
  const words = String(reason);
  return CAUSES.find(([name]) => name.test(words))?.[1] ?? 'busy';
}
