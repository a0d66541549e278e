import { shortName } from '#src/domain/rating/rating.ts';
import { wordsOf } from '#src/domain/text/text-search.ts';
import type { DeskOrder } from '#src/sync/staff/use-desk.ts';

/** A member with what waits for them at the place. */
export interface Recipient {
  readonly member: DeskOrder['member'];
  readonly ids: readonly number[];
  /** The words of the name, folded. */
  readonly names: readonly string[];
}

/** Members that a search shows at a time. */
const MOST_FOUND = 8;

/** The members for whom something waits, in the order of their first orders. */
export function recipientsOf(orders: Iterable<DeskOrder>): readonly Recipient[] {
  const found = new Map<string, Recipient & { readonly ids: number[] }>();
  for (const { id, member } of orders) {
    const known = found.get(member.reference);
    const names = known?.names ?? wordsOf(member.name).map(({ folded }) => folded);
    if (known) known.ids.push(id);
    else found.set(member.reference, { member, ids: [id], names });
  }
  return [...found.values()];
}

/** Of the name the desk knows the first one and an initial, so that a last name alone finds nobody. */
function meansNames(typed: readonly string[], names: readonly string[]): boolean {
  const isFirstName = (word: string) =>
    names.some((name) => name.length > 1 && name.startsWith(word));
  const isInitial = (word: string) =>
    names.some((name) => name.length === 1 && word.startsWith(name));
  return typed.some(isFirstName) && typed.every((word) => isFirstName(word) || isInitial(word));
}

/** The typed words, folded; of a whole name with its patronymic those that the desk knows. */
function wordsIn(typed: string): readonly string[] {
  const words = wordsOf(typed).map(({ folded }) => folded);
  const isWholeName = words.length > 2 && words.every((word) => /^\p{L}/u.test(word));
  return isWholeName ? wordsOf(shortName(typed)).map(({ folded }) => folded) : words;
}

/** The members whom typed words name: by the name, the end of the card's number, or the start of an order's. */
export function findRecipients(
  recipients: readonly Recipient[],
  typed: string,
): readonly Recipient[] {
  const words = wordsIn(typed);
  if (words.length === 0) return [];
  const isMeant = ({ member, ids, names }: Recipient) =>
    meansNames(words, names) ||
    words.every(
      (word) => member.card?.number.endsWith(word) || ids.some((id) => String(id).startsWith(word)),
    );
  const found: Recipient[] = [];
  for (const recipient of recipients) {
    if (isMeant(recipient)) found.push(recipient);
    if (found.length === MOST_FOUND) break;
  }
  return found;
}
