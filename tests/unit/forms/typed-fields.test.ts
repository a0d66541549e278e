import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { suggest } from '#server/suggest/suggest.ts';
import { emailQuery, freeText } from '#src/contract/common.ts';
import { emailAddress, personName } from '#src/contract/member/person.ts';
import { landerForm } from '#src/contract/programme/lander.ts';
import { ticketForm } from '#src/contract/programme/support.ts';
import { deliveryNoteBody } from '#src/contract/shop/delivery-notes.ts';
import { orderMessageBody } from '#src/contract/shop/orders.ts';
import { suggestBody } from '#src/contract/shop/suggest.ts';
import { isSameAddress, tidyAddress } from '#src/domain/addresses/address-text.ts';
import { toEntry } from '#src/domain/catalog/catalog-entry.ts';
import { groupFamilies } from '#src/domain/catalog/catalog-family.ts';
import { formatFilter } from '#src/domain/catalog/catalog-filter-address.ts';
import { findFamilies } from '#src/domain/catalog/catalog-filter-results.ts';
import { searchWords } from '#src/domain/catalog/catalog-filter-search.ts';
import { NO_FILTER } from '#src/domain/catalog/catalog-filter.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { writeOrderTexts } from '#src/domain/orders/order-texts.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import { friendLanderName, landerName } from '#src/domain/referral/lead.ts';
import { wordsOf } from '#src/domain/text/text-search.ts';
import { typedWords } from '#src/domain/text/typed-words.ts';
import { isEmptyDraft } from '#src/features/help/support/ticket-draft.ts';
import { isFilled } from '#src/features/invites/form/friend-values.ts';
import { changesOf } from '#src/features/personal-data/personal-data-form.ts';
import {
  addressToSave,
  missingField,
  orderTextsOf,
  OTHER,
} from '#src/features/purchase/form/purchase-form.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { parseDate } from '#src/ui/base/DatePicker/date-text.ts';
import {
  APOSTROPHES,
  DASHES,
  INVISIBLE,
  typedVariant,
  withForms,
} from '../../support/people/typed-variants.ts';

const BLANK = INVISIBLE.join(' ');

describe('a name', () => {
  const names = fc.constantFrom('Йўлдошев', "O'Neil-Ёлкин", 'Ḥüseyn', "Gʻani Sanʼat-D'Angelo");

  test('[R5.5] is accepted however it was encoded, and stored composed with hyphens', () => {
    const typed = names.chain((name) =>
      fc.tuple(fc.constant(name), withForms(name, '-', DASHES).chain(typedVariant)),
    );
    fc.assert(
      fc.property(typed, ([name, text]) => {
        expect(v.parse(personName, text)).toBe(name.normalize('NFC'));
      }),
    );
  });

  test.each(APOSTROPHES)(
    '[R5.5] may have %s for an apostrophe, and keeps one that belongs to spelling',
    (sign) => {
      const stored = ['´', '′', '`'].includes(sign) ? "'" : sign;
      expect(v.parse(personName, `To${sign}lqin`)).toBe(`To${stored}lqin`);
    },
  );

  test.each(['', ' ', BLANK, '🎉', '\u200D❤️\u200B'])(
    '[R5.5] of invisible characters only is missing: %j',
    (typed) => {
      expect(v.safeParse(personName, typed).issues?.[0].message).toBe('FIELD_REQUIRED');
    },
  );

  test('[R5.5] that only was encoded differently is no correction of the record', () => {
    const known = { name: 'Йосиф', surname: 'Ким-Цой', patronymic: null, sex: 'male' } as BusClient;
    const typed = { name: 'Йосиф'.normalize('NFD'), surname: 'Ким–Цой\u200E', patronymic: '' };
    const rest = { sex: 'male', birth_date: '' };
    expect(changesOf(known, { ...typed, ...rest })).toEqual({});
  });

  test('[R2.25] is shortened to its whole first letter', () => {
    expect(shortName('Йулдашев Ёқуб'.normalize('NFD'))).toBe('Ёқуб Й.');
    expect(shortName('\u200EКим\u00A0\u00A0Ада')).toBe('Ада К.');
  });
});

describe('the lander’s name', () => {
  test('[R5.3] gets a space for each hyphen and dash', () => {
    fc.assert(
      fc.property(withForms('Мария-Анна Ким-Ли', '-', DASHES).chain(typedVariant), (typed) => {
        expect(landerName(typed)).toBe('Мария Анна Ким Ли');
        expect(friendLanderName(typed)).toBe('Мария Анна Ким Ли');
      }),
    );
  });

  test('[R5.3] loses the apostrophe of either script, not the letter beside it', () => {
    for (const sign of APOSTROPHES)
      expect(landerName(`Gu${sign}zal Ма${sign}руф`)).toBe('Guzal Маруф');
  });

  test('[R7.3] the service takes it, and a friend’s e-mail, as the form does', () => {
    const form = {
      name: 'Анна‑Мария\u200B',
      email: ' O’Tkir@Example.TEST\u200E',
      phone: '\u2060',
      personalDataAgree: 'on',
      mergelead: 'SFz1700000000',
    };
    expect(v.parse(landerForm, form)).toMatchObject({
      name: 'Анна Мария',
      email: "o'tkir@example.test",
      phone: undefined,
    });
  });
});

describe('an e-mail', () => {
  test.each([
    ["o'tkir@example.test", "o'tkir@example.test"],
    ['O’Brien@Example.test', "o'brien@example.test"],
    ['gʻani\u200B@example.test', "g'ani@example.test"],
    ['ivan–petrov@mail‑box.test', 'ivan-petrov@mail-box.test'],
    ['\u202Aanna@example.test\u202C', 'anna@example.test'],
    ['\u00A0anna@example.test\u00A0', 'anna@example.test'],
  ])('[R5.5] %j is accepted as %s', (typed, email) => {
    expect(v.parse(emailAddress, typed)).toBe(email);
  });

  test.each([
    'o`tkir@example.test',
    'an na@example.test',
    'anna@exam’ple.test',
    'а\u0306@example.test',
    'a😀@x.ru',
  ])('[R5.5] %j is refused and not changed into another one', (typed) => {
    expect(v.safeParse(emailAddress, typed).issues?.[0].message).toBe('FIELD_EMAIL');
  });

  test('[R6.2] that names a person in a query may have an apostrophe and is compared as it is', () => {
    const accepts = (email: string) => v.is(v.object(emailQuery), { email });
    expect(accepts("o'tkir@example.test")).toBe(true);
    const others = [' anna@x.ru', 'o’tkir@x.ru', 'an\u200Bna@x.ru', 'ſtudent@x.ru', 'anna@x.teſt'];
    expect(others.filter(accepts)).toEqual([]);
  });
});

describe('a text', () => {
  test('[R2.27] [R4.4] of invisible characters is no subject, no question, no reason and no address', () => {
    const ticket = { topic: 'Карта', category_code: 'CARD', text: 'Не видно кода' };
    expect(v.is(ticketForm, ticket)).toBe(true);
    expect(v.is(ticketForm, { ...ticket, topic: BLANK })).toBe(false);
    expect(v.is(ticketForm, { ...ticket, text: BLANK })).toBe(false);
    const source = 'Форма отмены заказа';
    expect(v.is(orderMessageBody, { source, message: BLANK })).toBe(false);
    expect(v.is(deliveryNoteBody, { kind: 'pickup', address: BLANK })).toBe(false);
    expect(isEmptyDraft({ topic: BLANK, text: '\uFEFF' })).toBe(true);
    expect(isFilled({ first: BLANK, email: '\u200B' })).toBe(false);
    expect(formatFilter({ ...NO_FILTER, text: BLANK }).toString()).toBe('');
  });

  test('[R5.4] keeps its lines, and is measured after it is cleaned', () => {
    expect(v.parse(freeText, ' Да\r\n\r\nнет\u200B')).toBe('Да\n\nнет');
    expect(v.is(freeText, 'й'.repeat(2000).normalize('NFD'))).toBe(true);
    expect(v.is(freeText, 'й'.repeat(2001))).toBe(false);
  });

  test('[R2.17] of an order names the friend in one line and the comment in its own', () => {
    const form = {
      friend: '\u200EАня\n❤️',
      comment: ' С днём\r\nрождения 1️⃣ ',
      address: ' Тула,\nулица\u00A0Мира\u200B ',
      place: OTHER,
      savesAddress: true,
      point: '',
    };
    const texts = orderTextsOf(form, { kind: 'product', isGift: true }, []);
    expect(writeOrderTexts(texts)).toEqual({
      comment: 'Для друга: Аня\nС днём\nрождения',
      description: 'Доставка: Тула, улица Мира',
    });
    expect(addressToSave(form, [])?.address).toBe('Тула, улица Мира');
    expect(missingField({ ...form, friend: BLANK }, { kind: 'event', isGift: true }, [])).toBe(
      'friend',
    );
  });

  test.each([
    '\u200E17.09.2004',
    '17–09–2004\u200B',
    '«17\u00A0сентября\u00A02004»',
    '1\u20607.09.2004',
  ])('[R5.6] %j is the pasted date 17.09.2004', (typed) => {
    expect(parseDate(typed)).toBe('17.09.2004');
  });
});

describe('an address', () => {
  const address = "Тула, улица Академика Королёва, 5-7, Bogʻi ko'cha";

  test('[R2.26] is the same one with other dashes, spaces, apostrophes, case and invisible characters', () => {
    const typed = withForms(address.replaceAll('ʻ', "'"), "'", APOSTROPHES)
      .chain((one) => withForms(one, '-', [...DASHES, ' – ', '- ']))
      .chain(typedVariant);
    fc.assert(
      fc.property(typed, (text) => {
        expect(isSameAddress(text, address)).toBe(true);
        expect(isSameAddress(address.toUpperCase(), text)).toBe(true);
      }),
    );
  });

  test('[R2.26] is another one with another number or word', () => {
    expect(isSameAddress('Тула, 5-7', 'Тула, 57')).toBe(false);
    expect(isSameAddress('Тула, Мира', 'Тула, Мара')).toBe(false);
  });

  test('[R2.26] is stored in one line without the comma at its end', () => {
    expect(tidyAddress(' Тула,\u200B\n улица\u2009Мира,\u200E ')).toBe('Тула, улица Мира');
  });

  test('[R7.33] is suggested for decomposed and for accented letters', () => {
    const first = (query: string) => suggest({ query, language: 'ru', count: 1 })[0]?.value;
    expect(first('щёлковское'.normalize('NFD'))).toBe('Москва, Щёлковское шоссе');
    expect(first('ленинский'.normalize('NFD'))).toBe(first('ленинский'));
    expect(first('не\u0301вский проспе')).toBe('Санкт-Петербург, Невский проспект');
    expect(first('qo′qon')).toBe('Коканд');
    expect(v.parse(suggestBody, { query: BLANK }).query).toBe('');
  });
});

describe('a search', () => {
  const entry = toEntry({
    ...backpack,
    name: { ru: 'Кружка-термос «Ёжик»', uz: 'Toʻgʻri kosa' },
  });
  const finds = (text: string) =>
    findFamilies(groupFamilies([entry]), { ...NO_FILTER, text }).length === 1;

  test('[R2.15] finds a name however its letters, apostrophes and dashes are typed', () => {
    const typed = fc
      .constantFrom('Кружка-термос ёжик', "to'g'ri", 'ежик кружка', "kosa to'g'")
      .chain((one) => withForms(one, "'", APOSTROPHES))
      .chain((one) => withForms(one, '-', DASHES))
      .chain(typedVariant);
    fc.assert(
      fc.property(typed, (text) => {
        expect(finds(text)).toBe(true);
      }),
    );
    expect(['кру́жка', 'кружка — ёжик', BLANK].map(finds)).toEqual([true, true, true]);
    expect(['кружка-ёжик', 'термо́к'].map(finds)).toEqual([false, false]);
    expect(searchWords('кружка — белая')).toEqual(['кружка', 'белая']);
    expect(searchWords('—')).toEqual(['-']);
    expect(searchWords(BLANK)).toEqual([]);
  });

  test('[R2.27] of the questions finds a word however it is typed, and a word with a soft hyphen', () => {
    const typed = withForms("yo'qolgan kartochkani", "'", APOSTROPHES).chain(typedVariant);
    fc.assert(
      fc.property(typed, (text) => {
        expect(typedWords(text)).toEqual(['yoqolgan', 'kartochkani']);
      }),
    );
    expect(wordsOf('за\u00ADпро\u0301с')).toEqual([{ folded: 'запрос', start: 0, end: 8 }]);
    expect(typedWords(BLANK)).toEqual([]);
  });
});
