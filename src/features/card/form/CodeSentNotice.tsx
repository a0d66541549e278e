import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { isCodeExpected, type PhoneVerification } from '#src/domain/member/phone-verification.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';

/** Leads back to a code that was sent before, as after a reload. */
export function CodeSentNotice({ verification }: { verification: PhoneVerification }) {
  const { t } = useTranslation('card');
  const { purpose, phone, isVerified } = verification;
  if (purpose !== 'card' || isVerified || !isCodeExpected(verification)) return null;
  return (
    <Alert
      title={t('codeSent.title', { phone: showPhone(phone) })}
      action={
        <LinkButton to={hrefs.verifyPhone()} size="small" variant="outline">
          {t('codeSent.action')}
        </LinkButton>
      }
    />
  );
}
