import * as v from 'valibot';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/**
 * POST /errors (R7.33): what went wrong on a device, answered with 204. The client scrubs it of personal
 * data before sending; the service scrubs it once more before logging.
 */
export const errorReport = v.strictObject({
  message: v.pipe(text(1000), v.nonEmpty()),
  /** The error's code, such as a ServiceError's. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** «METHOD path» of the call that failed, without its query. */
  call: v.optional(text(300)),
  requestId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The build that runs on the device. */
  release: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/))),
  /** Path of the screen, without query and fragment. */
  path: v.optional(text(300)),
});
export type ErrorReport = v.InferOutput<typeof errorReport>;
