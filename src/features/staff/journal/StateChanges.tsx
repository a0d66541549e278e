import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useJournalWords } from './use-journal-words.ts';
import styles from './StaffJournal.module.css';

type State = Readonly<Record<string, unknown>>;

interface StateChangesProps {
  /** What the act is about. */
  entity: string;
  before: State;
  after: State;
}

/** Columns of the database that say when and not what. */
const TIMES: readonly string[] = ['updatedAt', 'createdAt'];

/** What an act changed, each value before and after. */
export function StateChanges({ entity, before, after }: StateChangesProps) {
  const { t } = useTranslation('journal');
  const words = useJournalWords();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter(
    (name) => !TIMES.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  return (
    <dl className="small stack stack-dense">
      {changed.map((name) => (
        <div key={name} className={styles.change}>
          <dt className="muted">{words.field(name)}</dt>
          {/* Much of it is what people wrote; the rest is in the language of the screen already. */}
          <dd translate="no">
            <span>{words.value(entity, name, before[name])}</span>
            <span aria-hidden="true">{' → '}</span>
            <VisuallyHidden>{t('becomes')}</VisuallyHidden>
            <strong>{words.value(entity, name, after[name])}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
