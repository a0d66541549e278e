import { CameraFactory } from 'html5-qrcode/esm/camera/factories.js';

/** The picture of a camera in an element that React does not render into. */
export interface CameraPicture {
  /**
   * Opens a camera and resolves with its video, which may have no frame yet. Rejects with getUserMedia's error, or
   * with a sentence where the browser has no access to cameras.
   */
  open(camera: MediaTrackConstraints): Promise<HTMLVideoElement>;
  /** Resolves when the video plays. */
  readonly firstFrame: Promise<void>;
  /** Turns the camera off and removes the element. */
  close(): void;
}

function stopTracks(video: HTMLVideoElement | undefined): void {
  const stream = video?.srcObject;
  if (stream instanceof MediaStream) stream.getTracks().forEach((track) => track.stop());
}

/** The library ignores the promise of `play()`; an early end would reject it unhandled. */
function ignorePlayRejection(video: HTMLVideoElement): void {
  const play = video.play.bind(video);
  video.play = () => play().catch(() => undefined);
}

/** Creates the place for a camera's picture, which covers the root. Only this module may import html5-qrcode (lint). */
export function createCameraPicture(root: HTMLElement): CameraPicture {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0' });
  root.append(element);
  let video: HTMLVideoElement | undefined;
  // The library appends its video before it starts it.
  element.append = (...children) => {
    element.replaceChildren(...children);
    video = element.querySelector('video') ?? undefined;
    if (!video) return;
    video.setAttribute('aria-hidden', 'true');
    Object.assign(video.style, { width: '100%', height: '100%', objectFit: 'cover' });
    ignorePlayRejection(video);
  };
  const { promise: firstFrame, resolve } = Promise.withResolvers<void>();
  return {
    firstFrame,
    async open(constraints) {
      const factory = await CameraFactory.failIfNotSupported();
      const camera = await factory.create(constraints);
      const shown = await camera.render(element, {}, { onRenderSurfaceReady: () => resolve() });
      return shown.getSurface();
    },
    close() {
      stopTracks(video);
      element.remove();
    },
  };
}
