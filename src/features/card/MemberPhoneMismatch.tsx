import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#src/state/brand.ts';
import { member } from '#src/state/member.ts';
import { PhoneMismatch } from '#src/ui/app/PhoneMismatch/PhoneMismatch.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';

interface MemberPhoneMismatchProps {
  /** With its plus. */
  stored: string;
  children: string;
}

/** The mismatch message with the member's manager, where there is one, and the support (R4.3). */
export function MemberPhoneMismatch({ stored, children }: MemberPhoneMismatchProps) {
  const { t } = useTranslation('card');
  const manager = useSnapshot(member).info?.manager ?? null;
  const contacts = [
    ...(manager?.phone
      ? [{ name: t('mismatch.manager', { name: manager.name }), phone: manager.phone }]
      : []),
    { name: t('mismatch.support'), phone: currentBrand().supportPhone },
  ];
  return (
    <PhoneMismatch stored={showPhone(stored)} contacts={contacts}>
      {children}
    </PhoneMismatch>
  );
}
