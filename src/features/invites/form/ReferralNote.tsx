import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { member } from '#src/state/member.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

/**
 * What a referral link in the form's address means (R2.21): the member's own, or another member's, whose
 * reward this form does not bring.
 */
export function ReferralNote({ hash }: { hash: string }) {
  const { t } = useTranslation('invites');
  const { cards } = useSnapshot(member);
  const isOwn = cards.some(({ cardHash }) => cardHash === hash);
  return (
    <Alert title={t(isOwn ? 'referral.own' : 'referral.other')}>
      {t(isOwn ? 'referral.ownText' : 'referral.otherText')}
    </Alert>
  );
}
