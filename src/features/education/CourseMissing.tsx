import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

type CourseMissingProps = Pick<ComponentProps<typeof Missing>, 'level' | 'reason' | 'onRetry'>;

/** Stands in place of a course without lessons, or of one that was not received. */
export function CourseMissing(props: CourseMissingProps) {
  const { t } = useTranslation();
  return (
    <Missing
      {...props}
      area="education"
      picture="soon"
      action={
        <LinkButton variant="soft" to={hrefs.profile()}>
          {t('home')}
        </LinkButton>
      }
    />
  );
}
