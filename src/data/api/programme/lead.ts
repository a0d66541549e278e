import { postLander } from '#src/data/http/lander.ts';
import { parseLanderResponse, type LeadOutcome } from '#src/domain/referral/lead.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { stripEmojiDeep } from '#src/domain/text/emoji.ts';

/** A friend's application as the member sends it (R7.3). */
export interface Lead {
  /** The same on every retry (R5.1): one application, whatever the network does. */
  readonly mergelead: string;
  /** The member's card number. */
  readonly partner: string;
  /** Fields of the form; a list is sent as a repeated field. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

function toForm({ mergelead, partner, fields }: Lead): FormData {
  const form = new FormData();
  const all = { ...fields, mergelead, partner, personalDataAgree: 'on' };
  for (const [name, value] of Object.entries(stripEmojiDeep(all) as typeof all)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  return form;
}

/** The lander's texts are not pages: a whole page comes from a captive portal or a proxy. */
const PAGE = /<!doctype|<html/i;

/**
 * Sends a lead to the lander (R7.3); the consent is always on (R5.1), emoji are removed (R5.4).
 * @throws {ServiceError} when no response of the lander came, or its server failed: send the same lead again.
 */
export async function sendLead(
  lead: Lead,
  target: { readonly land: string; readonly sourceName: string },
): Promise<LeadOutcome> {
  const { status, text } = await postLander(toForm(lead), target);
  const outcome = parseLanderResponse(text);
  const isForeign = status >= 400 || PAGE.test(text);
  if (outcome.status === 'refused' && isForeign) {
    const category = status >= 500 ? 'server' : 'foreign';
    throw new ServiceError({ category, status, call: 'POST /lander.php' });
  }
  return outcome;
}
