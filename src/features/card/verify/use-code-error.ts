import { useTranslation } from 'react-i18next';
import type { PhoneVerification } from '#src/domain/phone-verification.ts';

/** What is wrong with the code that was typed; undefined when nothing is, or when it is not about it. */
export function useCodeError({ problem, attemptsLeft }: PhoneVerification): string | undefined {
  const { t } = useTranslation('card');
  switch (problem) {
    case 'wrong':
      return attemptsLeft === 0
        ? t('code.exhausted')
        : `${t('code.wrong')} ${t('code.attempts', { count: attemptsLeft ?? 0 })}`;
    case 'expired':
    case 'exhausted':
    case 'unconfirmed':
    case 'failed':
      return t(`code.${problem}`);
    case 'tooSoon':
    case 'noResponse':
    case null:
      return undefined;
  }
}
