import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clientRelation } from '#src/domain/email-change/client-relation.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { session } from '#src/state/session/session.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PersonForm } from './PersonForm.tsx';
import { PersonSection } from './PersonSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import styles from './PersonalData.module.css';

/** Name of the address's parameter while the member edits. */
const EDIT = 'edit';

/** The data in parts, or the form that corrects them. */
export function PersonalDataContent({ client }: { client: BusClient }) {
  const { t } = useTranslation('card');
  const person = useSnapshot(session).member;
  const [parameters, setParameters] = useSearchParams();
  const write = useWrite();
  const [focused, setFocused] = useState<'edit' | 'outcome' | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const close = (next: 'edit' | 'outcome') => {
    setFocused(next);
    setParameters({}, { replace: true });
  };
  const edit = () => {
    setIsSaved(false);
    setParameters({ [EDIT]: '' }, { replace: true });
  };
  const isOwn = person === null || clientRelation(client, person.email) === 'current';
  if (!isOwn) {
    return (
      <EmptyState
        picture="door"
        title={t('data.otherTitle')}
        text={t('data.otherText')}
        action={<LinkButton to={hrefs.emailChange()}>{t('data.otherAction')}</LinkButton>}
      />
    );
  }
  return (
    <div className={`stack ${styles.content}`}>
      {write && parameters.has(EDIT) ? (
        <PersonForm
          write={write}
          client={client}
          onClose={() => close('edit')}
          onStored={() => close('outcome')}
          onSaved={() => setIsSaved(true)}
        />
      ) : (
        <PersonSection {...{ client, isSaved }} focused={focused} onEdit={edit} />
      )}
      <div className="stack">
        <PhoneSection client={client} />
        <EmailSection client={client} />
      </div>
    </div>
  );
}
