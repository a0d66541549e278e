import * as v from 'valibot';

/** Below it a picture has its address. */
export const PICTURES = '/service/pictures/';

/** What a picture of a product may be; it is shown in 4:5. */
export const PRODUCT_PICTURE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 1024 * 1024,
} as const;

/** The name or the address of a file, by which products name its picture. */
export const pictureSource = v.pipe(v.string(), v.regex(/^[^\p{C}|]{1,300}$/u));

/**
 * POST /programme/v1/pictures?source= (R11.1) with the picture as the body: PNG, JPEG or WebP, up to 1 MiB. A second
 * picture of the same source takes its place for the products that are saved from then on.
 */
export const pictureQuery = v.object({ source: pictureSource });
export const pictureResponse = v.object({ picture: v.string() });
