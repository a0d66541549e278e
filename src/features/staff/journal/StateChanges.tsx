import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StaffJournal.module.css';

type State = Readonly<Record<string, unknown>>;

interface StateChangesProps {
  before: State;
  after: State;
}

/** Columns of the database that say when and not what. */
const TIMES: readonly string[] = ['updatedAt', 'createdAt'];

/** What an act changed, each value before and after. */
export function StateChanges({ before, after }: StateChangesProps) {
  const { t } = useTranslation('journal');
  const { number } = useFormat();
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'number') return number(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter(
    (name) => !TIMES.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  return (
    <dl className="small stack stack-dense">
      {changed.map((name) => (
        <div key={name} className={styles.change}>
          <dt className="muted" translate="no">
            {name}
          </dt>
          <dd>
            <span>{textOf(before[name])}</span>
            <span aria-hidden="true">{' → '}</span>
            <VisuallyHidden>{t('becomes')}</VisuallyHidden>
            <strong>{textOf(after[name])}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
