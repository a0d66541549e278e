import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** Replaces the form of a member whose card does not work: a second card is never issued (R1.7). */
export function CardOff() {
  const { t } = useTranslation('card');
  return (
    <EmptyState
      level={1}
      picture="blocked"
      title={t('off.title')}
      text={t('off.text')}
      action={<LinkButton to={hrefs.support()}>{t('off.write')}</LinkButton>}
    />
  );
}
