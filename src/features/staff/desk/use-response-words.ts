import { useTranslation } from 'react-i18next';
import { placeNameOf } from '#src/domain/orders/order-place.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { OwnHandOut } from '#src/sync/staff/use-desk.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { doubtOf, type Entry } from './entry.ts';
import type { DeskResponse } from './use-asked.ts';
import { useCardWords } from './use-card-words.ts';

const TONES = { green: 'ready', red: 'given', asking: 'asking' } as const;

/** What a response is about, by which it has a title. */
function subjectOf({ asked, tone, entries }: DeskResponse) {
  if (tone === 'done') return entries.some(({ state }) => state === 'kept') ? 'kept' : 'done';
  if (tone !== 'yellow') return TONES[tone];
  if (asked.kind === 'foreign') return asked.why;
  const doubt = entries.map(doubtOf).find((one) => one !== null);
  if (doubt) return doubt;
  const [first, ...others] = new Set(entries.map(({ state }) => state));
  if (first === undefined) return 'empty';
  return others.length > 0 ? 'mixed' : first;
}

/** The words of a response: what is seen from afar, and what is said of each order. */
export function useResponseWords() {
  const { t } = useTranslation(['desk', 'orders']);
  const { language, relative } = useFormat();
  const statuses = useStatusTexts();
  const cardWords = useCardWords();

  /** Whose order it is, with the card where the desk knows it; '' while the order is not known. */
  const person = ({ name, card }: Entry): string => {
    if (name === null) return '';
    const named = name || t('nameless');
    return card ? t('person', { name: named, card: cardWords(card) }) : named;
  };

  /** A hand-out: when, by whom and where. */
  const given = ({ at, by, place }: Entry['reports'][number]): string =>
    t('detail.given', {
      time: relative(at),
      name: by,
      place: place?.[language] || t('nowhere'),
    });

  /** A hand-out by this device, which the service may not have yet. */
  const ownGiven = ({ body, state }: OwnHandOut): string => {
    const place = t('detail.own', { time: relative(body.doneAt) });
    return state === 'sent' ? place : `${place} ${t('detail.kept')}`;
  };

  /** What to know of an order that is not simply handed out; '' of any other. */
  const detail = (entry: Entry): string => {
    const { order, state } = entry;
    const doubt = doubtOf(entry);
    if (doubt === 'badCard') return t('detail.badCard');
    if (doubt === 'reported') return entry.reports.map(given).join(' ');
    if (state === 'ready') return '';
    if (state === 'asking' || state === 'done' || state === 'kept') return '';
    if (state === 'given') {
      if (entry.own) return ownGiven(entry.own);
      const handOut = order?.handOut;
      return handOut ? given({ ...handOut, place: placeNameOf(order) }) : t('detail.givenOnce');
    }
    return t(`detail.${state}`, {
      status: order ? statuses.status(order) : '',
      place: order ? placeNameOf(order)[language] || t('nowhere') : '',
    });
  };

  /** The sentence below the title. */
  const lead = (response: DeskResponse): string => {
    const { asked, tone, entries } = response;
    if (asked.kind === 'foreign') return t(`foreign.${asked.why}`);
    const [first, ...others] = entries;
    if (!first) return t('detail.empty');
    if (subjectOf(response) === 'kept') return t('detail.kept');
    if (tone === 'green' || tone === 'done') {
      const members = new Set(entries.flatMap(({ reference }) => reference ?? []));
      const [shown = first] = entries.filter(({ card }) => card);
      return members.size > 1 ? t('persons', { count: members.size }) : person(shown);
    }
    return others.length === 0 ? detail(first) : '';
  };

  return {
    title: (response: DeskResponse) => t(`title.${subjectOf(response)}`),
    lead,
    detail,
    person,
  };
}
