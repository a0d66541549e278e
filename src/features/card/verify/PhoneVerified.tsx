import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { showToast } from '#src/state/overlays.ts';
import { forgetPhoneVerification } from '#src/sync/forget-phone-verification.ts';
import { VerifySkeleton } from './VerifySkeleton.tsx';

/** Leads back to the personal data, which show the phone as verified. */
export function PhoneVerified() {
  const { t } = useTranslation('card');
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ text: t('data.phoneDone') });
    void navigate(hrefs.personalData(), { replace: true });
    void forgetPhoneVerification();
  }, [navigate, t]);
  return <VerifySkeleton />;
}
