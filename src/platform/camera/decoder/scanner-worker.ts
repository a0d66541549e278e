import { loadReader, readCode, type CodeRead } from './read-code.ts';

/** A message to the worker, with a port for its reply. */
export interface DecoderRequest {
  /** Address of the decoder. */
  readonly wasm: string;
  /** Nothing but loads the decoder without a picture. */
  readonly picture: ImageBitmap | null;
  /** The longest sides, in pixels, at which the picture is read until a code is found. */
  readonly sides: readonly number[];
}

/** What was read, or that the decoder could not be loaded or failed. */
export type DecoderReply =
  | { readonly kind: 'read'; readonly code: CodeRead | null }
  | { readonly kind: 'failed' };

let loading: Promise<void> | undefined;

async function read({ wasm, picture, sides }: DecoderRequest): Promise<CodeRead | null> {
  loading ??= loadReader(wasm);
  await loading;
  for (const side of picture ? sides : []) {
    const code = picture && (await readCode(picture, side));
    if (code) return code;
  }
  return null;
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<DecoderRequest>) => {
  const reply = (response: DecoderReply) => port?.postMessage(response);
  void read(data)
    .then(
      (code) => reply({ kind: 'read', code }),
      () => reply({ kind: 'failed' }),
    )
    .finally(() => data.picture?.close());
});
