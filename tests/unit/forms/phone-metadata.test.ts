import full from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { COUNTRIES, isCountry } from '#src/ui/base/PhoneInput/countries.ts';
import { formatted } from '#tests/support/looks/format.ts';

// After an update of the package, regenerate both files with
// `vitest run --config tests/vitest.config.ts --project unit tests/unit/forms/phone-metadata.test.ts -u`.
const METADATA = new URL('../../../src/ui/base/PhoneInput/metadata.json', import.meta.url).pathname;
const PLANS = new URL('../../../src/domain/person/phone-plans.ts', import.meta.url).pathname;

/** The package’s metadata reduced to the programme’s countries. */
const ofTheProgramme = {
  version: full.version,
  country_calling_codes: Object.fromEntries(
    Object.entries(full.country_calling_codes)
      .map(([code, countries]) => [code, countries.filter(isCountry)] as const)
      .filter(([, countries]) => countries.length > 0),
  ),
  countries: Object.fromEntries(COUNTRIES.map((country) => [country, full.countries[country]])),
};

test('[R5.2] the phone metadata equals the package’s, reduced to the twelve countries', async () => {
  await expect(formatted(METADATA, JSON.stringify(ofTheProgramme))).toMatchFileSnapshot(METADATA);
});

test('[R5.2] the rule’s numbering plans equal the package’s for the twelve countries', async () => {
  const plans = COUNTRIES.map((country) => {
    const plan: readonly unknown[] | undefined = full.countries[country];
    return { country, code: plan?.[0], national: plan?.[2] };
  });
  const source = `/**
 * Calling code and pattern of the national number of the programme's countries (R5.2), from
 * libphonenumber's metadata. Made by tests/unit/forms/phone-metadata.test.ts -u.
 */
export const PHONE_PLANS = ${JSON.stringify(plans)} as const;`;
  await expect(formatted(PLANS, source)).toMatchFileSnapshot(PLANS);
});
