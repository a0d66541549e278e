import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { canChange, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { fieldText } from '#src/domain/text/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { member } from '#src/state/member/member.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { useWantedEdit } from '#src/ui/app/PostNotice/use-wanted-edit.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { PERSONAL_FIELDS, PERSON_DRAFT } from './personal-data-form.ts';
import styles from './PersonalData.module.css';

interface DataRowProps {
  label: string;
  /** Empty for what the record does not have. */
  value: string;
  note: string | null;
}

/** One value of the record. */
function DataRow({ label, value, note }: DataRowProps) {
  const { t } = useTranslation('card');
  return (
    <div className={styles.row}>
      <dt className="muted small">{label}</dt>
      <dd className={value === '' ? 'muted' : styles.value}>
        {value === '' ? t('data.absent') : value}
      </dd>
      {note !== null && <dd className="muted small">{note}</dd>}
    </div>
  );
}

interface PersonSectionProps {
  client: BusClient;
  /** The service has just taken corrections. */
  isSaved: boolean;
  /** What takes the focus after the form: the button that opened it, or the title, below which the outcome is. */
  focused: 'edit' | 'outcome' | null;
  onEdit: () => void;
}

type Corrections = OutboxPost<'personalData'>;

const loadCorrections = () => loadPosts('personalData');
const focus = (element: HTMLElement | null): void => element?.focus();
const ignore = (): void => undefined;

/** Makes a draft of corrections again; false when they have left. */
const takeBack = (write: Write, { requestId, body }: Corrections): Promise<boolean> =>
  write()
    .then((sync) => sync.takePostBack(requestId, PERSON_DRAFT, { ...body }))
    .catch(() => false);

/** Names, birth date and gender, with the corrections that wait or were refused (R7.18, R9.10). */
export function PersonSection({ client, isSaved, focused, onEdit }: PersonSectionProps) {
  const { t } = useTranslation('card');
  const format = useFormat();
  const { info } = useSnapshot(member);
  const titleId = useId();
  const write = useWrite();
  const posts = useStored(loadCorrections) ?? [];
  const labels = {
    name: t('data.name'),
    surname: t('data.surname'),
    patronymic: t('data.patronymic'),
    birth_date: t('data.birthDate'),
    sex: t('data.sex'),
  };
  const texts = {
    name: client.name,
    surname: client.surname,
    patronymic: client.patronymic ?? '',
    birth_date: client.birth_date === null ? '' : format.date(`${client.birth_date}T12:00`),
    sex: client.sex === null ? '' : t(`data.${client.sex}`),
  };
  const title = ({ body }: Corrections) =>
    t('data.post', {
      fields: PERSONAL_FIELDS.filter((field) => body[field] !== undefined)
        .map((field) => labels[field].toLowerCase())
        .join(', '),
    });
  const reason = ({ refusal }: Corrections) =>
    refusal?.field ? fieldText(refusal.text ?? '', format.language) : undefined;
  const edit = async (takenBack: Promise<boolean>) => {
    if (await takenBack) onEdit();
  };
  useWantedEdit((requestId) => {
    const post = posts.find((one) => one.requestId === requestId);
    if (write && post && canChange(post)) void edit(takeBack(write, post));
    return post !== undefined;
  });

  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <div>
          <h2 id={titleId} ref={focused === 'outcome' ? focus : null} tabIndex={-1}>
            {t('data.person')}
          </h2>
          <div role="status" className={styles.saved}>
            {isSaved && <Alert tone="positive">{t('data.saved')}</Alert>}
          </div>
        </div>
        {write &&
          posts.map((post) => (
            <PostNotice
              key={post.requestId}
              post={post}
              title={title(post)}
              reason={reason(post)}
              onRetry={() => void write().then((sync) => sync.retryPost(post.requestId), ignore)}
              onEdit={() => void edit(takeBack(write, post))}
              onRemove={() => void write().then((sync) => sync.deletePost(post.requestId), ignore)}
            />
          ))}
        <dl className="ruled">
          {PERSONAL_FIELDS.map((field) => (
            <DataRow
              key={field}
              label={labels[field]}
              value={texts[field]}
              note={
                field === 'birth_date' && client.birth_date !== null
                  ? t('data.birthDateFixed')
                  : null
              }
            />
          ))}
        </dl>
        {info && info.firstName !== '' && info.firstName !== client.name && (
          <Hint icon="id-card">{t('data.accountName', { name: info.firstName })}</Hint>
        )}
        {write && (
          <div className={`stack stack-tight ${styles.actions}`}>
            <Button
              ref={focused === 'edit' ? focus : null}
              variant="outline"
              icon="pencil"
              onClick={onEdit}
            >
              {t('data.edit')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
