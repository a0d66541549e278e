import type { MouseEvent, ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { contacts } from '#src/state/page/brand.ts';
import { dialogs, openDialog } from '#src/state/page/dialogs.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { CardFormValues } from './card-form.ts';

/** Stands for the link in a text, so that each language puts it where it belongs. */
const MARK = '\u0000';

function withLink(text: string, link: ReactElement): ReactElement {
  const [before, after] = text.split(MARK);
  return (
    <>
      <span>{before}</span>
      {link}
      <span>{after}</span>
    </>
  );
}

/** A click that the browser handles itself: another tab, another window, a download. */
const isSpecialPress = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The policy, which opens over the form, and the programme's rules (R5.6). */
export function Agreements({ form }: { form: UseFormReturn<CardFormValues> }) {
  const { t } = useTranslation('card');
  const errorOf = useFieldError(form);
  const { canShow } = useSnapshot(dialogs);
  const showPolicy = (event: MouseEvent) => {
    if (!canShow || isSpecialPress(event)) return;
    event.preventDefault();
    openDialog('privacy');
  };
  const policy = (
    <a
      href={contacts().privacyPage}
      target="_blank"
      rel="noreferrer"
      aria-haspopup={canShow ? 'dialog' : undefined}
      onClick={showPolicy}
    >
      {t('form.policyLink')}
    </a>
  );
  const terms = (
    <Link to={hrefs.rules()} target="_blank" rel="noreferrer">
      <span>{t('form.termsLink')}</span>
      <VisuallyHidden>{` (${t('form.newTab')})`}</VisuallyHidden>
    </Link>
  );
  return (
    <>
      <Checkbox
        label={withLink(t('form.policy', { link: MARK }), policy)}
        error={errorOf('policyAgreement')}
        {...form.register('policyAgreement')}
      />
      <Checkbox
        label={withLink(t('form.terms', { link: MARK }), terms)}
        error={errorOf('termsAgreement')}
        {...form.register('termsAgreement')}
      />
    </>
  );
}
