import { hasShape, isNumber, type Checked } from '#src/domain/shape.ts';
import { isLocalText } from '#src/domain/text/text.ts';
import { readStoredJson, writeStored } from '#src/platform/web-storage.ts';

const KEY = 'SF_DESK';

/** The place of a desk: the device remembers it with its name, which it needs without a network. */
const isDeskPlace = hasShape({ id: isNumber, name: isLocalText });
export type DeskPlace = Checked<typeof isDeskPlace>;

/** The place that was chosen on this device last; null before any was. */
export function storedPlace(): DeskPlace | null {
  const stored = readStoredJson('local', KEY);
  return isDeskPlace(stored) ? stored : null;
}

/** Remembers a place. Where nothing can be stored, it is chosen at each start. */
export function storePlace(place: DeskPlace): void {
  writeStored('local', KEY, JSON.stringify(place));
}
