const NAME = 'owneremail';

interface OwnerParameter {
  /** What the parameter names, decoded; '' for several. Null without the parameter. */
  readonly value: string | null;
  /** The query without the parameter, with its question mark; '' when nothing is left. */
  readonly rest: string;
}

/** A plus stands for itself: an e-mail has no space, and `a+b@x.ru` is often written as it is. */
const read = (pair: string): readonly [string, string] =>
  [...new URLSearchParams(pair.replaceAll('+', '%2B'))][0] ?? ['', ''];

const isOwner = (pair: string): boolean => read(pair)[0].toLowerCase() === NAME;

/** Takes `ownerEmail`, however its name is capitalised, out of an address's query (R6.1). */
export function splitOwnerParameter(search: string): OwnerParameter {
  const pairs = search.replace(/^\?/, '').split('&');
  const owners = pairs.filter(isOwner);
  const [only = ''] = owners;
  const rest = pairs.filter((pair) => !isOwner(pair)).join('&');
  return {
    value: owners.length === 0 ? null : owners.length === 1 ? read(only)[1] : '',
    rest: rest === '' ? '' : `?${rest}`,
  };
}
