import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf } from '#server/http/language.ts';
import { isRequestId } from '#server/http/request-id.ts';
import { wordsOf as latinWordsOf } from '#server/suggest/latin.ts';
import { isSameAddress, lacksHouse, tidyAddress } from '#src/domain/addresses/address-text.ts';
import { parseFilter } from '#src/domain/catalog/catalog-filter-address.ts';
import { searchWords } from '#src/domain/catalog/catalog-filter-search.ts';
import { parseProductId } from '#src/domain/catalog/product-id.ts';
import { cleanCopiedPath } from '#src/domain/copied-path.ts';
import { videoAddresses } from '#src/domain/education/lesson-video.ts';
import { cleanHref } from '#src/domain/href-parameter.ts';
import { phoneHref } from '#src/domain/hrefs.ts';
import { countSigns, isMemberReference, maskPhone } from '#src/domain/member/member-summary.ts';
import { splitOwnerParameter } from '#src/domain/member/owner-parameter.ts';
import { isMonth } from '#src/domain/operations/period.ts';
import { parseMark } from '#src/domain/orders/code-mark.ts';
import { isOrderList, openedOrders } from '#src/domain/orders/order-address.ts';
import { parseOrderIds } from '#src/domain/orders/order-ids.ts';
import {
  cleanTypedCode,
  parseScannedCode,
  toVisibleText,
} from '#src/domain/orders/scanned-code.ts';
import { requestIdOf } from '#src/domain/outbox/request-id.ts';
import { isIsoDate } from '#src/domain/person/birth-date.ts';
import { isEmail, normaliseEmail } from '#src/domain/person/email-address.ts';
import { isPersonName } from '#src/domain/person/person-name.ts';
import { groupPhone } from '#src/domain/person/phone-text.ts';
import { hasOnePhone, isPhone, phoneDigits } from '#src/domain/person/phone.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import { landerName, parseLanderResponse } from '#src/domain/referral/lead.ts';
import { isReferralHash } from '#src/domain/referral/referral.ts';
import {
  cleanEmail,
  cleanName,
  cleanText,
  foldForSearch,
  foldText,
  normaliseText,
} from '#src/domain/text/clean-text.ts';
import { stripEmoji } from '#src/domain/text/emoji.ts';
import { cleanFreeLine, isBlank } from '#src/domain/text/free-text.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';
import { scrub } from '#src/domain/text/scrub.ts';
import { sentence } from '#src/domain/text/sentence.ts';
import { markWords } from '#src/domain/text/text-search.ts';
import { typedWords } from '#src/domain/text/typed-words.ts';
import { pointOf } from '#src/features/addresses/form/use-pickup-places.ts';
import { withoutReported } from '#src/platform/page/foreign-html.ts';
import { parseDate } from '#src/ui/base/DatePicker/date-text.ts';
import { fitText } from '#src/ui/base/Field/fit-text.ts';
import { parseCode } from '#src/ui/base/InputCode/code-text.ts';
import { keptOf } from '#src/ui/base/PhoneInput/phone-number.ts';
import * as phoneInput from '#src/ui/base/PhoneInput/phone-text.ts';
import { readPushMessage } from '#sw/push-message.ts';
import { HOSTILE_TEXTS } from '#tests/support/faults/hostile-texts.ts';

const OWN = { area: ['https://area.example'], invite: 'https://invite.example' };

/** What reads texts of people, pages, headers and other services. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanName,
  cleanEmail,
  foldText,
  foldForSearch,
  'a decomposed text': (text) => normaliseText(text, 'NFKD'),
  'a password': (text) => normaliseText(text, 'NFKC'),
  stripEmoji,
  cleanFreeLine,
  isBlank,
  isPersonName,
  isEmail,
  landerName,
  parseLanderResponse,
  tidyAddress,
  'an address beside another': (text) => isSameAddress(text, 'Тула, 5'),
  'an address with its suggestion': (text) => lacksHouse(text, text),
  hasOnePhone,
  isPhone,
  phoneDigits,
  groupPhone,
  maskPhone,
  phoneHref,
  'a pasted phone': phoneInput.hasOnePhone,
  'the tail of a phone': phoneInput.hasTail,
  'the digits of a phone': keptOf,
  'a pasted date': parseDate,
  'a pasted code': (text) => parseCode(text, 0),
  'a pasted text that does not fit': (text) => fitText(text, 100),
  isIsoDate,
  isMonth,
  'a search of questions': typedWords,
  'the found words': (text) => markWords(text, ['карт']),
  'a search of the catalog': searchWords,
  'the filter of an address': (text) => parseFilter(new URLSearchParams({ q: text })),
  'a search of addresses': latinWordsOf,
  countSigns,
  shortName,
  'a scanned code': (text) => parseScannedCode(text, OWN),
  cleanTypedCode,
  cleanCopiedPath,
  sentence,
  'a push message': (text) => readPushMessage(text, 'ru'),
  'a foreign code': (text) => toVisibleText(text, 200),
  cleanHref,
  'the owner in an address': splitOwnerParameter,
  normaliseEmail,
  'orders in an address': (text) => [isOrderList(text), openedOrders(`/orders/${text}`)],
  parseOrderIds,
  parseMark,
  parseProductId,
  isReferralHash,
  isMemberReference,
  isRequestId,
  'the id of a form’s submit': (text) => requestIdOf('form', { text }),
  'the address of a video': (text) => videoAddresses(text, '/service', 'https://area.example/my/'),
  paragraphsOf,
  'a page of another site': withoutReported,
  'a pickup place': pointOf,
  languageOf,
  scrub,
};

/** Of the short text and of the long one, in UTF-16 units. */
const LENGTH = { short: 2000, long: 64_000 };
/**
 * A cost that grows with the length is 32 times as much, one that grows with its square 1024 times. The limit is as
 * far from the one as from the other, by a factor of 5.7: long lists and the collector of memory alone have cost 3.
 */
const MOST_GROWTH = (LENGTH.long / LENGTH.short) ** 1.5;

/** The shortest of several runs, in ms: what else the machine does only adds to it. */
function costOf(run: () => unknown, runs: number): number {
  let least = Infinity;
  for (let count = 0; count < runs; count += 1) {
    const startedAt = performance.now();
    run();
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

/** Reads a text once, character by character. */
const readOnce = (text: string) => text.replace(/[^x]/gu, '');

/** How many times the cost of the short text the long one costs. */
function growthOf(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const [short, long] = [textOf(LENGTH.short), textOf(LENGTH.long)];
  let growth = Infinity;
  // More runs where a short one was disturbed.
  for (const runs of [2, 5, 15]) {
    // What costs less than to read the long text once has grown too little to be measured.
    const least = costOf(() => readOnce(long), runs) / MOST_GROWTH;
    const cost = Math.max(
      least,
      costOf(() => read(short), runs),
    );
    growth = Math.min(growth, costOf(() => read(long), runs) / cost);
    if (growth < MOST_GROWTH) break;
  }
  return growth;
}

test('[R10.8] every reader of texts in src/domain is measured', () => {
  const READS = /\.(?:replace|replaceAll|test|exec|match|matchAll|normalize)\(|RegExp/;
  const self = readFileSync(import.meta.filename, 'utf8');
  /** Only of the programme's own texts. */
  const OWN_TEXTS = ['calendar-file.ts', 'group-number.ts', 'image-type.ts', 'product-family.ts'];
  const unmeasured = globSync('src/domain/**/*.ts').filter(
    (path) =>
      READS.test(readFileSync(path, 'utf8')) &&
      !OWN_TEXTS.includes(basename(path)) &&
      !self.includes(`/${basename(path)}'`),
  );
  expect(unmeasured).toEqual([]);
});

describe('a text of 32 times the length costs about 32 times as much', () => {
  test.each(Object.entries(READERS))('[R10.8] %s', (_, read) => {
    for (const [kind, textOf] of Object.entries(HOSTILE_TEXTS)) {
      expect(growthOf(read, textOf), kind).toBeLessThan(MOST_GROWTH);
    }
  });
});

test('[R10.8] [R5.4] a sequence of emoji costs about what a word of its length costs', () => {
  const strip = (kind: string) => {
    const text = HOSTILE_TEXTS[kind]?.(LENGTH.long) ?? '';
    return costOf(() => stripEmoji(text), 10);
  };
  expect(strip('sequences of emoji')).toBeLessThan(10 * strip('sigmas'));
});

test('[R5.4] [R5.5] thirty marks on one letter stay, and no language has more', () => {
  const marks = (count: number) => `а${'\u0316'.repeat(count)}б`;
  expect(cleanText(marks(30))).toBe(marks(30));
  expect(cleanText(marks(31))).toBe(marks(30));
  expect(cleanText(marks(60_000))).toBe(marks(30));
  // The order of marks is part of the normal form.
  expect(cleanText('q\u0307\u0323')).toBe('q\u0323\u0307');
});
