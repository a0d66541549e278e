import { expect, test } from 'vitest';
import full from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { COUNTRIES, isCountry } from '#src/ui/base/PhoneInput/countries.ts';
import { format, resolveConfig } from 'prettier';

const FILE = new URL('../../src/ui/base/PhoneInput/metadata.json', import.meta.url).pathname;

/** The package's metadata without the countries that the programme does not have. */
const ofTheProgramme = {
  version: full.version,
  country_calling_codes: Object.fromEntries(
    Object.entries(full.country_calling_codes)
      .map(([code, countries]) => [code, countries.filter(isCountry)] as const)
      .filter(([, countries]) => countries.length > 0),
  ),
  countries: Object.fromEntries(COUNTRIES.map((country) => [country, full.countries[country]])),
};

// `vitest run --config tests/vitest.config.ts --project unit tests/unit/phone-metadata.test.ts -u`
// makes the file anew after an update of the package.
test('[R5.2] the phone metadata is the package’s own, of the twelve countries alone', async () => {
  const options = { ...(await resolveConfig(FILE)), parser: 'json' };
  await expect(await format(JSON.stringify(ofTheProgramme), options)).toMatchFileSnapshot(FILE);
});
