/**
 * Why the camera gives no picture (R8.5): the member or the system refused it, there is none, another
 * program uses it, this browser has no access to cameras, it was removed while it was on, or the
 * decoder could not be loaded.
 */
export type CameraFault = 'refused' | 'none' | 'busy' | 'unsupported' | 'lost' | 'notLoaded';

/** The names of getUserMedia's errors (Media Capture and Streams, 10.2). */
const CAUSES: readonly (readonly [RegExp, CameraFault])[] = [
  [/NotAllowedError|SecurityError/, 'refused'],
  [/NotFoundError|OverconstrainedError/, 'none'],
  [/mediaDevices/, 'unsupported'],
];

/**
 * The fault behind the rejection of opening a camera: getUserMedia's error, or html5-qrcode's sentence where the
 * browser has no access to cameras. An unknown one counts as a camera that does not respond.
 */
export function faultOf(reason: unknown): CameraFault {
  const words = String(reason);
  return CAUSES.find(([name]) => name.test(words))?.[1] ?? 'busy';
}
