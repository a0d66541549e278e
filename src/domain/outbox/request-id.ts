import { FIRST_SEED, hashOfText } from '../text/text-hash.ts';

/** One hash for each eight digits of an id. */
const SEEDS = [FIRST_SEED, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];

/**
 * The request id of a form's submit (R7.31), in the form of a UUID: the same values of the same form have the
 * same id in every tab, however often they are submitted. Other values are another submit.
 * @param formId made when the form opened
 * @param values what was typed, as JSON can have it
 */
export function requestIdOf(formId: string, values: unknown): string {
  const text = formId + JSON.stringify(values);
  const digits = SEEDS.map((seed) => hashOfText(text, seed)).join('');
  // Version 8 of RFC 9562: made by the application's own rule.
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, '$1-$2-8$3-8$4-$5');
}
