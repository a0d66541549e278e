/** Width of the decoded picture in CSS pixels, on any screen. */
const DECODED_WIDTH = 960;

/** The element that html5-qrcode fills and React does not render into. */
export interface VideoFrame {
  /** Id of the element for the library. */
  readonly id: string;
  /** The video element once the library has created it. */
  readonly video: () => HTMLVideoElement | undefined;
  /** Resolves when frames are being read. */
  readonly firstFrame: Promise<void>;
  /** Turns the camera off and removes the element. */
  close(): void;
}

let lastId = 0;

/**
 * Lets the library empty its element under Trusted Types without a policy: this element's own
 * `innerHTML` accepts only the empty string and parses nothing. The browser still guards every other
 * element.
 */
function allowEmptying(element: HTMLElement): void {
  Object.defineProperty(element, 'innerHTML', {
    set(markup: unknown) {
      if (markup !== '') throw new TypeError('Nothing but the empty string may be put here');
      element.replaceChildren();
    },
  });
}

/** The library ignores the promise of `play()`; an early end would reject it unhandled. */
function ignorePlayRejection(video: HTMLVideoElement): void {
  const play = video.play.bind(video);
  video.play = () => play().catch(() => undefined);
}

/** Reports what the library appends to the element before it uses it. */
function watchAppended(element: HTMLElement, onAppended: (child: Node | string) => void): void {
  const append = element.append.bind(element);
  element.append = (...children) => {
    children.forEach(onAppended);
    append(...children);
  };
}

/**
 * Scales the picture over the whole root, as `object-fit: cover` would; the decoded size stays the
 * same.
 */
function cover(root: HTMLElement, frame: HTMLElement, video: HTMLVideoElement): ResizeObserver {
  const fit = (): void => {
    const scale = Math.max(
      root.clientWidth / DECODED_WIDTH,
      root.clientHeight / (video.clientHeight || DECODED_WIDTH),
    );
    // The library uses `clientWidth`, which ignores transforms.
    frame.style.transform = `translate(-50%, -50%) scale(${scale})`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  observer.observe(video);
  return observer;
}

function stopTracks(video: HTMLVideoElement | undefined): void {
  const stream = video?.srcObject;
  if (stream instanceof MediaStream) stream.getTracks().forEach((track) => track.stop());
}

/**
 * Creates the video frame in an element. The library decodes as many pixels as its element is CSS
 * pixels wide, which on a phone is too few for a bar code: the frame is 960 wide and scaled down by a
 * transform.
 */
export function createVideoFrame(root: HTMLElement): VideoFrame {
  const frame = document.createElement('div');
  const element = document.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    inlineSize: `${DECODED_WIDTH}px`,
  });
  lastId += 1;
  element.id = `camera-${lastId}`;
  allowEmptying(element);
  frame.append(element);
  root.append(frame);

  let video: HTMLVideoElement | undefined;
  let observer: ResizeObserver | undefined;
  const seen = Promise.withResolvers<void>();
  watchAppended(element, (child) => {
    if (child instanceof HTMLVideoElement) {
      video = child;
      video.setAttribute('aria-hidden', 'true');
      ignorePlayRejection(video);
      observer = cover(root, frame, video);
    }
    if (child instanceof HTMLCanvasElement) seen.resolve();
  });
  return {
    id: element.id,
    video: () => video,
    firstFrame: seen.promise,
    close() {
      observer?.disconnect();
      stopTracks(video);
      frame.remove();
    },
  };
}
