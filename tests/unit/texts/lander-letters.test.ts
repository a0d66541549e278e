import * as v from 'valibot';
import { expect, test } from 'vitest';
import { friendLanderName } from '#src/domain/referral/lead.ts';
import { friendSchema } from '#src/features/invites/form/friend-schema.ts';

/** What the form of an invitation says about names, by field. */
function problems(names: object): Record<string, string> {
  const friend = { first: 'Анна', last: 'Петрова', middle: '', isMiddleWaived: true };
  const rest = { phone: '+79161234567', email: '', interests: [], isAgreed: true };
  const { issues = [] } = v.safeParse(friendSchema, { ...friend, ...rest, ...names });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

/** Names as people of the programme's countries write them, and what the lander gets. */
const SPELLINGS =
  `Әлия Құрманғазы > Алия Курмангазы; Нұрсұлтан > Нурсултан; Шыңғыс > Шынгыс; Һәдия > Хадия
  Өмірбек > Омирбек; Өмүрбек > Омурбек; Ҷамшед > Джамшед; Ҳоҷӣ > Ходжи; Қурбонӣ Ғӯлом > Курбони Гулом
  Іван Їжакевич > Иван Ижакевич; Єлизавета > Елизавета; Ґалаґан > Галаган; Ірына > Ирына; Уладзімір Ўсаў > Уладзимир Усау
  Əli Həsənov > Ali Hasanov; Aydın > Aydin; İbrahim Göğüş > Ibrahim Gogus; Çınar > Cinar; Şäkir Ýagmyr Ňur > Sakir Yagmyr Nur
  Łukasz > Lukasz; Groß > Gross; Søren Ægir > Soren Aegir; Ғани Ўткир-ўғли > Гани Уткир угли; Gʻani Oʼtkir > Gani Otkir`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' > '));

test.each(SPELLINGS)('[R5.3] the lander gets every letter of «%s»', (typed = '', sent = '') => {
  expect(problems({ first: typed })).toEqual({});
  expect(friendLanderName(typed)).toBe(sent);
  expect(friendLanderName(typed.normalize('NFD'))).toBe(sent);
});

/** The letters of the programme's countries beside the Russian and English ones. */
const ALPHABETS = {
  Azerbaijan: 'əğıöüşç',
  Belarus: 'іўё',
  Cyprus: 'çğıöşüâîû',
  Kazakhstan: 'әғқңөұүһіáäǵńóúüūşñıö',
  Kyrgyzstan: 'ңөү',
  Tajikistan: 'ғӣқӯҳҷ',
  Turkmenistan: 'çäňöşüýž',
  Uzbekistan: 'ўқғҳ',
  Ukraine: 'ґєії',
};

test.each(Object.entries(ALPHABETS))('[R5.3] no letter of %s is lost', (_, letters) => {
  for (const letter of Array.from(letters + letters.toLocaleUpperCase('tr'))) {
    expect(problems({ last: `А${letter}а` }), letter).toEqual({});
    expect(friendLanderName(`А${letter}а`), letter).toMatch(/^А[a-zа-яё]{1,2}а$/iu);
  }
});

test.each(['გიორგი', 'Գևորգ', 'Γιώργος', '王伟', 'محمد', 'דוד', 'Анна გ', '김'])(
  '[R5.5] «%s» is asked for in Russian or Latin letters, before anything is sent',
  (typed) => {
    expect(problems({ first: typed })).toEqual({ first: 'FIELD_LETTERS' });
    expect(problems({ middle: typed, isMiddleWaived: false })).toEqual({ middle: 'FIELD_LETTERS' });
  },
);
