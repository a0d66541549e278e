import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import { journalResponse } from '#src/contract/acts/journal.ts';
import { ACTS } from '#src/domain/acts.ts';
import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { isEmail, LONGEST_EMAIL } from '#src/domain/person/email-address.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useStaffFile } from '#src/sync/staff/use-staff-file.ts';
import { useStaffList, type ListKind } from '#src/sync/staff/use-staff-list.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { MemberLink, Row } from '../list/Row.tsx';
import { StaffRows } from '../list/StaffRows.tsx';
import { useAddressValue, useChoice } from '../list/use-choice.ts';
import { focusTitle, StaffPage } from '../page/StaffPage.tsx';
import { StateChanges } from './StateChanges.tsx';
import { useJournalWords } from './use-journal-words.ts';
import styles from './StaffJournal.module.css';

type Entry = InferOutput<typeof journalResponse>['entries'][number];

const ENTRIES: ListKind<InferOutput<typeof journalResponse>, Entry> = {
  act: 'journal.list',
  path: '/journal',
  schema: journalResponse,
  rowsOf: ({ entries }) => entries,
};

/** /staff/journal: who did what, newest first, and the same as a table (R11.3, R11.6). */
export function StaffJournal() {
  const { t } = useTranslation(['journal', 'screens']);
  const [act, chooseAct] = useChoice('act', ['', ...ACTS]);
  const [reference, chooseMember] = useAddressValue('member');
  const member = isMemberReference(reference) ? reference : undefined;
  const [actor, setActor] = useState('');
  const query = {
    act: act === '' ? undefined : act,
    member,
    actor: actor === '' ? undefined : actor,
  };
  const list = useStaffList(ENTRIES, query);
  const { load, isLoading, problem } = useStaffFile('/journal.csv', query);
  const save = async () => {
    const file = await load();
    if (file) await saveFile(new Blob([file], { type: 'text/csv' }), 'journal.csv');
  };
  return (
    <StaffPage
      act="journal.list"
      title={t('screens:StaffJournal')}
      lead={t('lead')}
      aside={
        <Button
          variant="outline"
          size="small"
          icon="download"
          busy={isLoading}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      }
    >
      {problem && (
        <Alert tone="warning" live>
          {t('notSaved')}
        </Alert>
      )}
      <div className={styles.filters}>
        <Select
          label={t('act')}
          value={act}
          options={[
            { value: '', label: t('anyAct') },
            ...ACTS.map((one) => ({ value: one, label: t(`acts.${one}`) })),
          ]}
          onChange={({ target }) => chooseAct(ACTS.find((one) => one === target.value) ?? '')}
        />
        <ActorField onChoose={setActor} />
      </div>
      {member !== undefined && (
        <p className="wrapping-row">
          <Tag icon="user-round">{t('ofMember')}</Tag>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              chooseMember('');
              focusTitle();
            }}
          >
            {t('ofAll')}
          </Button>
        </p>
      )}
      <StaffRows
        label={t('screens:StaffJournal')}
        list={list}
        empty={{ picture: 'ledger', title: t('empty.title'), text: t('empty.text') }}
      >
        {(entry) => <EntryRow entry={entry} />}
      </StaffRows>
    </StaffPage>
  );
}

/** Whose acts are shown, by the e-mail; an empty field shows everybody's. */
function ActorField({ onChoose }: { onChoose: (email: string) => void }) {
  const { t } = useTranslation('journal');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const email = typed.trim();
    const isGood = email === '' || isEmail(email);
    setIsWrong(!isGood);
    if (isGood) onChoose(email);
  };
  return (
    <form className={styles.actor} noValidate onSubmit={submit}>
      <Input
        label={t('actor')}
        type="email"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_EMAIL}
        value={typed}
        error={isWrong ? t('actorWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outline">
        {t('show')}
      </Button>
    </form>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation('journal');
  const format = useFormat();
  const words = useJournalWords();
  const { name, roles, at, act, entity, entityId, member, refusal, before, after } = entry;
  return (
    <Row
      head={
        <>
          <strong className="breakable">{t(`acts.${act}`)}</strong>
          {refusal !== null && (
            <Tag tone="negative" icon="ban">
              {t('refused', { why: words.refusal(refusal) })}
            </Tag>
          )}
        </>
      }
      facts={
        <>
          <span>{format.relative(at)}</span>
          <span translate="no">{name}</span>
          <span>{roles.map(words.role).join(', ')}</span>
          {entity !== 'member' && entityId !== '' && (
            <span>{`${words.entity(entity)} ${entityId}`}</span>
          )}
          {member !== null && <MemberLink member={member} nameless={t('member')} />}
        </>
      }
    >
      {(before !== null || after !== null) && (
        <StateChanges entity={entity} before={before ?? {}} after={after ?? {}} />
      )}
    </Row>
  );
}
