import { phoneHref } from '#src/domain/hrefs.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** The brand's support phone, which needs no network. */
export function SupportPhone() {
  const { tollFree } = currentBrand().supportPhones;
  return (
    <LinkButton to={phoneHref(tollFree)} icon="phone" variant="quiet">
      <span translate="no">{tollFree}</span>
    </LinkButton>
  );
}
