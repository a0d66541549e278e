import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import { sentence } from '#src/domain/text/sentence.ts';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';

const KNOWN = ['PHONE_IN_USE', 'PHONE_NOT_VERIFIED', 'CARD_NOT_ACTIVE'] as const;

/** Why the service issued no card, and what the member can do (R7.6). */
export function RefusalNotice({ refusal }: { refusal: PostRefusal }) {
  const { t } = useTranslation(['card', 'common']);
  const { errorCode, field } = refusal;
  const known = KNOWN.find((code) => code === errorCode);
  const reason = known ? t(`refused.${known}`) : (refusalText(refusal) ?? '');
  const advice = known ? '' : t(field === null ? 'refused.other' : 'refused.field');
  return (
    <Alert tone="negative" title={t('refused.title')} live>
      <span>{[sentence(reason), advice].filter(Boolean).join(' ')}</span>{' '}
      <Link to={hrefs.support()}>{t('common:support')}</Link>
    </Alert>
  );
}
