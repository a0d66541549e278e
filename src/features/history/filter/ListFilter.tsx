import { useTranslation } from 'react-i18next';
import { DIRECTIONS, type Direction } from '#src/domain/operations/operation-summary.ts';
import type { KindTotals } from '#src/domain/operations/operation-totals.ts';
import { OPERATION_KINDS, type OperationKind } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { Chip } from '#src/ui/base/Tag/Chip.tsx';
import styles from './Filter.module.css';

interface ListFilterProps {
  direction: Direction | null;
  kind: OperationKind | null;
  /** The totals of each kind under the other filters. */
  kinds: readonly KindTotals[];
  onDirection: (direction: Direction | null) => void;
  onKind: (kind: OperationKind | null) => void;
}

const ANY = '';

/** Direction and kind of the listed operations; each occurring kind with its number. */
export function ListFilter({ direction, kind, kinds, onDirection, onKind }: ListFilterProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  // A kind that is chosen is in sight, also in a narrow window.
  const strip = useScrollToChild<HTMLDivElement>(
    kind === null ? 0 : 1,
    undefined,
    OPERATION_KINDS.findIndex((one) => one === kind),
  );
  const count = kinds.reduce((sum, one) => sum + one.count, 0);
  // The chosen kind stays in the list when the period has none of it.
  const missing = kind !== null && !kinds.some((one) => one.kind === kind);
  const listed = missing ? [...kinds, { kind, count: 0 }] : kinds;
  return (
    <div ref={strip} className={`row ${styles.list} ${styles.strip}`}>
      <div className={styles.chips} role="group" aria-label={t('direction.label')}>
        {[null, ...DIRECTIONS].map((one) => (
          <Chip
            key={one}
            label={t(`direction.${one ?? 'all'}`)}
            selected={one === direction}
            onToggle={() => onDirection(one)}
          />
        ))}
      </div>
      <Select
        label={t('kind.label')}
        hidesLabel
        size="small"
        value={kind ?? ANY}
        onChange={({ target }) =>
          onKind(OPERATION_KINDS.find((one) => one === target.value) ?? null)
        }
        options={[
          { value: ANY, label: `${t('kind.all')} · ${format.number(count)}` },
          ...listed.map((one) => ({
            value: one.kind,
            label: `${t(`type.${one.kind}`)} · ${format.number(one.count)}`,
          })),
        ]}
      />
    </div>
  );
}
