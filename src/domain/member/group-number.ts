/** A card number in groups of four, as it is printed on plastic. */
export const groupNumber = (number: string): string =>
  number.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
