/** Addresses of a lesson's video and of its captions. */
export interface VideoAddresses {
  readonly video: string;
  readonly captions: { readonly ru: string; readonly uz: string };
  /** The video is on another origin, so its captions need CORS. */
  readonly isForeign: boolean;
}

const EXTENSION = /\.[a-z\d]+$/i;

/**
 * Whole addresses of a video whose own address may be relative to the service (R2.22). The
 * captions lie beside it: `name.mp4` has `name.ru.vtt` and `name.uz.vtt`.
 * @param serviceUrl base of the service, a path or a whole address, without a slash at its end
 * @param page address of the page
 * @returns null when the result is not a web address
 */
export function videoAddresses(
  videoUrl: string,
  serviceUrl: string,
  page: string,
): VideoAddresses | null {
  const base = URL.canParse(`${serviceUrl}/`, page) ? new URL(`${serviceUrl}/`, page) : null;
  if (!base || !URL.canParse(videoUrl, base.href)) return null;
  const video = new URL(videoUrl, base.href);
  if (!/^https?:$/.test(video.protocol)) return null;
  const captions = (language: string) => {
    const address = new URL(video.href);
    address.pathname = address.pathname.replace(EXTENSION, '') + `.${language}.vtt`;
    return address.href;
  };
  return {
    video: video.href,
    captions: { ru: captions('ru'), uz: captions('uz') },
    isForeign: video.origin !== new URL(page).origin,
  };
}
