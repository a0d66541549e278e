import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { hasTwoActive } from '#src/domain/member/card.ts';
import { member } from '#src/state/member/member.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** Replaces the form of a member whose card does not work: a second card is never issued (R1.7). */
export function CardOff() {
  const { t } = useTranslation(['card', 'overlays']);
  const isDouble = hasTwoActive(useSnapshot(member).cards);
  return (
    <EmptyState
      level={1}
      picture="blocked"
      title={t('off.title')}
      text={isDouble ? t('overlays:cardOff.two') : t('off.text')}
      action={
        <>
          <LinkButton to={hrefs.support()}>{t('off.write')}</LinkButton>
          <LinkButton variant="outline" to={hrefs.profile()}>
            {t('off.toProfile')}
          </LinkButton>
        </>
      }
    />
  );
}
