import { supportPhones } from '#src/domain/contacts.ts';
import { phoneHref } from '#src/domain/hrefs.ts';
import { contacts } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** The support's phone, which needs no network; nothing where the institution has none. */
export function SupportPhone() {
  const [phone] = supportPhones(contacts());
  if (phone === undefined) return null;
  return (
    <LinkButton to={phoneHref(phone)} icon="phone" variant="quiet">
      <span translate="no">{phone}</span>
    </LinkButton>
  );
}
