/** How long a browser may take to begin a download, in ms; its address is free afterwards. */
const DOWNLOAD_START = 60_000;

/**
 * A finger is the first pointer of phones and tablets, whose pictures are reached by the share sheet only.
 */
const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches;

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_START);
}

/**
 * Gives a file to the device: to the share sheet of a phone, which offers what it can do with it, else to the
 * downloads. `closed`: the member closed the sheet.
 * @throws when the browser allows neither
 */
export async function saveFile(
  content: Blob,
  name: string,
): Promise<'shared' | 'downloaded' | 'closed'> {
  const file = new File([content], name, { type: content.type });
  // An older browser shares texts and has no such function.
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  if (isTouchDevice() && canShare) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
      // Refused, as where the press was too long ago: the download needs no press.
    }
  }
  download(file);
  return 'downloaded';
}
