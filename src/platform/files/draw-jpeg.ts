/** Longest sides in pixels, tried in this order; phones refuse a larger canvas than the first. */
const SIDES = [4096, 3072, 2560, 2048, 1600, 1280, 1024];
const QUALITY = 0.85;

async function drawWithSide(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: without a ground a screenshot's would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Draws a picture as JPEG, as large as the limit allows.
 * @param limit in bytes
 * @returns null when the browser gives no picture that is small enough
 */
export async function drawJpeg(picture: ImageBitmap, limit: number): Promise<Blob | null> {
  const longest = Math.max(picture.width, picture.height);
  for (const side of SIDES.filter((one, index) => index === 0 || one < longest)) {
    const jpeg = await drawWithSide(picture, side);
    if (jpeg && jpeg.size <= limit) return jpeg;
  }
  return null;
}
