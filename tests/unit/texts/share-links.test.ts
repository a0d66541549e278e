import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareLinks } from '#src/domain/referral/share-links.ts';

const LINK = 'https://invite.friends.example/?referral=a1%2Fb2%2Bc3';

test('[R2.12] each network receives the whole link and the whole text, whatever they hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const parameters = shareLinks(LINK, text).map(({ href }) => new URL(href).searchParams);
      const [telegram, whatsApp, vk] = parameters;
      expect(telegram?.get('url')).toBe(LINK);
      expect(telegram?.get('text')).toBe(text);
      expect(whatsApp?.get('text')).toBe(`${text} ${LINK}`);
      expect(vk?.get('url')).toBe(LINK);
      expect(vk?.get('title')).toBe(text);
    }),
  );
});
