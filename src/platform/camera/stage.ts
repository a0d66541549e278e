/** CSS pixels: what is decoded is as wide as this, however narrow the screen is. */
const DECODED_WIDTH = 960;

/** The place in the page that html5-qrcode fills and React never looks into. */
export interface Stage {
  /** Id of the element for the library. */
  readonly id: string;
  /** The picture, from the moment that the library makes it. */
  readonly video: () => HTMLVideoElement | undefined;
  /** Resolves when frames are being read. */
  readonly firstFrame: Promise<void>;
  /** Takes the camera's light off and the place out of the page. */
  close(): void;
}

let lastId = 0;

/**
 * Lets the library empty its element under Trusted Types without a policy: this one element gets an own
 * `innerHTML` that takes the empty string alone and parses nothing. The sink of every other element stays
 * as the browser guards it.
 */
function letEmpty(element: HTMLElement): void {
  Object.defineProperty(element, 'innerHTML', {
    set(markup: unknown) {
      if (markup !== '') throw new TypeError('Nothing but the empty string may be put here');
      element.replaceChildren();
    },
  });
}

/** The library asks the video to play and lets go of the answer, which an early end would make a problem. */
function hearPlay(video: HTMLVideoElement): void {
  const play = video.play.bind(video);
  video.play = () => play().catch(() => undefined);
}

/** Tells of what the library puts into the element before it does anything with it. */
function watchAppended(element: HTMLElement, onAppended: (child: Node | string) => void): void {
  const append = element.append.bind(element);
  element.append = (...children) => {
    children.forEach(onAppended);
    append(...children);
  };
}

/** Shows the picture over the whole root, as `object-fit: cover` would, with no say in what is decoded. */
function cover(root: HTMLElement, frame: HTMLElement, video: HTMLVideoElement): ResizeObserver {
  const fit = (): void => {
    const scale = Math.max(
      root.clientWidth / DECODED_WIDTH,
      root.clientHeight / (video.clientHeight || DECODED_WIDTH),
    );
    // `clientWidth`, which the library goes by, knows nothing of transforms.
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
 * Makes a stage in an element. The library decodes as many pixels as its element is CSS pixels wide, which
 * on a phone is too few for a bar code, so the stage is 960 wide and drawn smaller by a transform.
 */
export function createStage(root: HTMLElement): Stage {
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
  letEmpty(element);
  frame.append(element);
  root.append(frame);

  let video: HTMLVideoElement | undefined;
  let observer: ResizeObserver | undefined;
  const seen = Promise.withResolvers<void>();
  watchAppended(element, (child) => {
    if (child instanceof HTMLVideoElement) {
      video = child;
      video.setAttribute('aria-hidden', 'true');
      hearPlay(video);
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
