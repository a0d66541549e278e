/**
 * A stored number in groups, as «+7 495 123 45 67», for the countries of the programme's staff. Any other
 * text, also one with groups of its own, stays as it is: the metadata of all countries loads with the phone
 * field only.
 */
export const groupPhone = (phone: string): string =>
  phone.replace(
    /^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$|^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/u,
    (...parts) =>
      parts
        .slice(1, 11)
        .filter((part) => typeof part === 'string')
        .join(' '),
  );
