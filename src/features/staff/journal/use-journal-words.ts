import { useTranslation } from 'react-i18next';
import { ROLES } from '#src/domain/acts.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { operationKind } from '#src/domain/operations/operation.ts';
import { ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';
import { TICKET_STATUSES } from '#src/domain/support-ticket.ts';
import { isLocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ENTITIES, FIELDS, REFUSALS } from './journal-names.ts';

const CARD_STATUSES = ['active', 'off', 'blocked'] as const;

/** Fields that name something: their numbers are no amounts. */
const NAMES_A_ROW = /(?:Ids?|variantOf|projects?)$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The journal's names and values in the words of the staff screens; what they do not know stays as it is. */
export function useJournalWords() {
  const { t } = useTranslation(['journal', 'orders', 'invites', 'help', 'account', 'history']);
  const { language, number, dateTime } = useFormat();

  const role = (name: string): string => {
    const known = ROLES.find((one) => one === name);
    return known ? t(`roles.${known}`) : name;
  };
  const entity = (name: string): string => {
    const known = ENTITIES.find((one) => one === name);
    return known ? t(`entities.${known}`) : name;
  };
  const field = (name: string): string => {
    const known = FIELDS.find((one) => one === name);
    return known ? t(`fields.${known}`) : name;
  };
  const refusal = (code: string): string => {
    const known = REFUSALS.find((one) => one === code);
    return known ? t(`refusals.${known}`) : code;
  };

  const statusOf = (of: string, given: unknown): string => {
    const order = of === 'order' && ORDER_STATUSES.find((one) => one === given);
    if (order) return t(`orders:status.${order}`);
    const invitation = of === 'invitation' && INVITATION_STATUSES.find((one) => one === given);
    if (invitation) return t(`invites:status.${invitation}`);
    const ticket = of === 'ticket' && TICKET_STATUSES.find((one) => one === given);
    if (ticket) return t(`help:support.tickets.status.${ticket}`);
    const card = CARD_STATUSES.find((one) => CARD_STATUS[one] === given);
    return card ? t(`account:cards.status.${card}`) : String(given);
  };

  const value = (of: string, name: string, given: unknown): string => {
    if (given === null || given === undefined || given === '') return t('nothing');
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (Array.isArray(given)) {
      const parts = given.map((one) => value(of, name, one));
      return parts.length === 0 ? t('nothing') : parts.join('; ');
    }
    if (name === 'status') return statusOf(of, given);
    if (typeof given === 'number') return NAMES_A_ROW.test(name) ? String(given) : number(given);
    if (typeof given === 'string') {
      if (name === 'type') return t(`history:type.${operationKind(given)}`);
      return TIME.test(given) ? dateTime(given) : given;
    }
    if (isLocalText(given)) return given[language];
    return Object.entries(given)
      .filter(([part]) => part !== 'id')
      .map(([part, one]) => `${field(part)}: ${value(of, part, one)}`)
      .join(', ');
  };

  return { role, entity, field, refusal, value };
}
