import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** Replaces the form, or the link to it, while the e-mail decides whose card it would be (R4.16). */
export function EmailFirst() {
  const { t } = useTranslation('card');
  return (
    <div className="stack">
      <Hint icon="mail">{t('emailFirst.text')}</Hint>
      <LinkButton to={hrefs.emailChange()} icon="mail" wide>
        {t('emailFirst.action')}
      </LinkButton>
    </div>
  );
}
