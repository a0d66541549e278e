import { useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { isCodeExpected, type PhoneVerification } from '#src/domain/member/phone-verification.ts';
import type { OutboxPost, PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import { isVerifiedPhone, type PhoneInfo } from '#src/domain/person/phone-info.ts';
import { sentence } from '#src/domain/text/sentence.ts';
import { network } from '#src/state/page/network.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useReadOnlyNote } from '#src/sync/use-read-only-note.ts';
import { FormErrors } from '#src/ui/app/FormErrors/FormErrors.tsx';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';
import { Agreements } from './Agreements.tsx';
import { type CardFormValues, phoneOfForm } from './card-form.ts';
import { CardContactFields } from './CardContactFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { useCardForm } from './use-card-form.ts';
import { useSubmitCard } from './use-submit-card.ts';
import styles from './GetCardForm.module.css';

interface FormSectionProps {
  title: string;
  text?: string;
  children: Elements;
}

/** Fields that belong together. */
function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <div>
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && <p className="muted small">{text}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}

const KNOWN = ['PHONE_IN_USE', 'PHONE_NOT_VERIFIED', 'CARD_NOT_ACTIVE'] as const;

/** Why the service issued no card, and what the member can do (R7.6). */
function RefusalNotice({ refusal }: { refusal: PostRefusal }) {
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

/** Leads back to a code that was sent before, as after a reload. */
function CodeSentNotice({ verification }: { verification: PhoneVerification }) {
  const { t } = useTranslation('card');
  const { purpose, phone, isVerified } = verification;
  if (purpose !== 'card' || isVerified || !isCodeExpected(verification)) return null;
  return (
    <Alert
      title={t('codeSent.title', { phone: showPhone(phone) })}
      action={
        <LinkButton to={hrefs.verifyPhone()} size="small" variant="outline">
          {t('codeSent.action')}
        </LinkButton>
      }
    />
  );
}

interface GetCardFormProps {
  draft: FormDraft<CardFormValues>;
  prefill: Partial<CardFormValues>;
  email: string;
  phones: PhoneInfo;
  verification: PhoneVerification | null;
  /** The form that the service did not take. */
  refused: OutboxPost<'card'> | null;
  /** Whether the typed phone is verified already, so that no code comes. */
  onVerified: (isVerified: boolean) => void;
}

/** The form of the physical card (R2.28, R5.5, R5.6). */
export function GetCardForm(props: GetCardFormProps) {
  const { draft, prefill, email, phones, verification, refused, onVerified } = props;
  const { t } = useTranslation('card');
  const { reachable } = useSnapshot(network);
  const noteId = useId();
  const readOnlyNote = useReadOnlyNote();
  const form = useCardForm({ draft, prefill, email });
  const isWaiting = verification?.purpose === 'card' && verification.requestId !== null;
  const { isBusy, problem, submit } = useSubmitCard({ draft, form, phones, refused, isWaiting });
  const typed = phoneOfForm(useWatch({ control: form.control, name: 'phone' }));
  const isVerified = typed !== null && isVerifiedPhone(phones, typed);

  useEffect(() => onVerified(isVerified), [onVerified, isVerified]);

  const refusal = refused?.refusal ?? null;
  useEffect(() => {
    const field = refusal?.field;
    if (!field || !(field in form.getValues())) return;
    const name = field as keyof CardFormValues;
    form.setError(name, { message: refusal.text ?? t('refused.field') });
  }, [form, refusal, t]);

  // The outcome of a press stands above the button: without this it would push the button off a phone.
  const end = useRef<HTMLDivElement>(null);
  const outcome = problem ?? (isWaiting && !isBusy ? 'waiting' : null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (outcome !== null && submitCount > 0) end.current?.scrollIntoView({ block: 'center' });
  }, [outcome, submitCount]);

  const labels = {
    name: t('form.name'),
    surname: t('form.surname'),
    patronymic: t('form.patronymic'),
    sex: t('form.sex'),
    birth_date: t('form.birthDate'),
    phone: t('form.phone'),
    email: t('form.email'),
    policyAgreement: t('form.policyName'),
    termsAgreement: t('form.termsName'),
  };

  return (
    <form
      className="stack stack-loose"
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={styles.fields} disabled={readOnlyNote !== null}>
        {refusal && <RefusalNotice refusal={refusal} />}
        {!refusal && verification && <CodeSentNotice verification={verification} />}
        <FormErrors form={form} labels={labels} />
        <FormSection title={t('form.person')} text={t('form.lead')}>
          <PersonFields form={form} />
        </FormSection>
        <FormSection title={t('form.contact')}>
          <CardContactFields {...{ form, phones }} />
        </FormSection>
        <FormSection title={t('form.agreements')}>
          <Agreements form={form} />
        </FormSection>
        <div ref={end} className="stack stack-tight">
          <div role="status">
            {isWaiting && !isBusy && (
              <Alert tone="warning" title={t('offline.title')}>
                {t('offline.text')}
              </Alert>
            )}
            {problem && <Alert tone="negative">{t(`problem.${problem}`)}</Alert>}
          </div>
          <Button type="submit" wide busy={isBusy} aria-describedby={noteId}>
            {t(isVerified ? 'form.send' : 'form.requestCode')}
          </Button>
          {readOnlyNote !== null && <Hint icon="eye">{readOnlyNote}</Hint>}
          <p id={noteId} className="muted small">
            <span>{isBusy && !isVerified ? t('requestingCode') : t('form.kept')}</span>
            {!reachable && !isWaiting && <span>{` ${t('offline.title')}.`}</span>}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
