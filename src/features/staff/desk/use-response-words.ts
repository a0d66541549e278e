import { useTranslation } from 'react-i18next';
import type { HandOutProblem } from '#src/domain/orders/hand-out.ts';
import { placeNameOf } from '#src/domain/orders/order-place.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { OwnHandOut } from '#src/sync/staff/use-desk.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { doubtOf, type Entry } from './entry.ts';
import type { DeskResponse } from './use-asked.ts';
import { useCardWords } from './use-card-words.ts';

const isDone = ({ state }: Entry): boolean => state === 'done' || state === 'kept';
const isGiven = (entry: Entry): boolean => isDone(entry) || entry.state === 'given';

/** What a response is about, by which it has a title. */
function subjectOf({ asked, tone, entries }: DeskResponse) {
  if (tone === 'green') return 'ready';
  if (tone === 'red')
    return entries.some(({ state }) => state === 'conflict') ? 'conflict' : 'given';
  if (tone === 'asking') return entries.some(({ state }) => state === 'asking') ? tone : 'sending';
  if (asked.kind === 'foreign') return asked.why;
  const doubt = entries.map(doubtOf).find((one) => one !== null);
  if (doubt) return doubt;
  if (entries.some(({ state }) => state === 'rejected')) return 'rejected';
  if (entries.some(isDone)) {
    if (!entries.every(isGiven)) return 'part';
    return tone === 'kept' ? 'kept' : 'done';
  }
  const [first, ...others] = new Set(entries.map(({ state }) => state));
  if (first === undefined) return 'empty';
  return others.length > 0 ? 'mixed' : first;
}

/** What is wrong with the hand-outs of an order: there are several, or the only one does not count. */
function conflictOf({ handOuts }: Entry): Exclude<HandOutProblem, 'REPEATED'> | 'twice' {
  const [first, another] = handOuts;
  if (!first?.problem || another || first.others.length > 0) return 'twice';
  return first.problem === 'REPEATED' ? 'twice' : first.problem;
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

  /** All hand-outs of an order, of which at least one was here. */
  const givenHere = ({ handOuts: [first] }: Entry): string => {
    if (!first) return '';
    const here = t('detail.givenHere', { time: relative(first.at), name: first.by });
    return [here, ...first.others.map(given)].join(' ');
  };

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
    if (state === 'asking' || state === 'sending' || state === 'done' || state === 'kept')
      return '';
    if (state === 'conflict') return givenHere(entry);
    if (state === 'rejected')
      return t('detail.rejected', { text: entry.own?.refusal?.text ?? '' }).trim();
    if (state === 'given') {
      if (entry.own) return ownGiven(entry.own);
      const handOut = order?.handOut;
      if (handOut) return given({ ...handOut, place: placeNameOf(order) });
      return givenHere(entry) || t('detail.givenOnce');
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
    if (tone === 'kept') return t('detail.kept');
    if (tone === 'green' || tone === 'done') {
      const members = new Set(entries.flatMap(({ reference }) => reference ?? []));
      const [shown = first] = entries.filter(({ card }) => card);
      return members.size > 1 ? t('persons', { count: members.size }) : person(shown);
    }
    if (others.length > 0) return '';
    return first.state === 'conflict' ? t(`conflictDetail.${conflictOf(first)}`) : detail(first);
  };

  /** What an order of a code is. */
  const stateOf = (entry: Entry): string => {
    const { state } = entry;
    return state === 'conflict' ? t(`conflict.${conflictOf(entry)}`) : t(`title.${state}`);
  };

  const title = (response: DeskResponse): string => {
    const { entries } = response;
    const subject = subjectOf(response);
    const conflict = entries.find(({ state }) => state === subject);
    if (subject === 'conflict') return conflict ? stateOf(conflict) : '';
    const given = entries.filter(isGiven).length;
    if (subject === 'part') return t('title.part', { given, total: entries.length });
    return t(`title.${subject}`);
  };

  return {
    title,
    stateOf,
    lead,
    detail,
    person,
  };
}
