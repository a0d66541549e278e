/**
 * Calling code and pattern of the national number of the programme's countries (R5.2), from
 * libphonenumber's metadata. Made by tests/unit/forms/phone-metadata.test.ts -u.
 */
export const PHONE_PLANS = [
  { country: 'RU', code: '7', national: '8\\d{13}|[347-9]\\d{9}' },
  { country: 'AZ', code: '994', national: '365\\d{6}|(?:[124579]\\d|60|88)\\d{7}' },
  { country: 'AM', code: '374', national: '(?:[1-489]\\d|55|60|77)\\d{6}' },
  {
    country: 'BY',
    code: '375',
    national:
      '(?:[12]\\d|33|44|902)\\d{7}|8(?:0[0-79]\\d{5,7}|[1-7]\\d{9})|8(?:1[0-489]|[5-79]\\d)\\d{7}|8[1-79]\\d{6,7}|8[0-79]\\d{5}|8\\d{5}',
  },
  { country: 'GE', code: '995', national: '(?:[3-57]\\d\\d|800)\\d{6}' },
  { country: 'KZ', code: '7', national: '8\\d{13}|[78]\\d{9}' },
  { country: 'CY', code: '357', national: '(?:[279]\\d|[58]0)\\d{6}' },
  { country: 'KG', code: '996', national: '8\\d{9}|[235-9]\\d{8}' },
  { country: 'TJ', code: '992', national: '(?:[0-57-9]\\d|66)\\d{7}' },
  { country: 'TM', code: '993', national: '[1-7]\\d{7}' },
  { country: 'UZ', code: '998', national: '(?:20|33|[5-9]\\d)\\d{7}' },
  { country: 'UA', code: '380', national: '[89]\\d{9}|[3-9]\\d{8}' },
] as const;
