import { expect, test } from 'vitest';
import full from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { COUNTRIES, isCountry } from '#src/ui/base/PhoneInput/countries.ts';
import { format, resolveConfig } from 'prettier';

const FILE = new URL('../../src/ui/base/PhoneInput/metadata.json', import.meta.url).pathname;

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

// After an update of the package, regenerate the file with
// `vitest run --config tests/vitest.config.ts --project unit tests/unit/phone-metadata.test.ts -u`.
test('[R5.2] the phone metadata equals the package’s, reduced to the twelve countries', async () => {
  const options = { ...(await resolveConfig(FILE)), parser: 'json' };
  await expect(await format(JSON.stringify(ofTheProgramme), options)).toMatchFileSnapshot(FILE);
});
