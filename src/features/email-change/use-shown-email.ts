import { useTranslation } from 'react-i18next';
import { isMaskedEmail } from '#src/domain/email-change/email-state.ts';

/** Shows an address; one that the service has masked is named as hidden, never as a real one. */
export function useShownEmail(): (email: string | null) => string {
  const { t } = useTranslation('email');
  return (email) =>
    email !== null && isMaskedEmail(email) ? t('masked', { email }) : (email ?? '');
}
