import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenParts, reset } from '#src/domain/catalog-filter.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import type { FilterProps } from './filter-props.ts';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

interface FilterSheetProps extends FilterProps {
  onClose: () => void;
}

/** The choices on a phone: each holds at once, and the button says how much they leave. */
export function FilterSheet({ onClose, ...props }: FilterSheetProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { filter, found } = props.shown;
  // The sheet and its choices at once would hold up a slow phone.
  const isOpen = useDeferredValue(true, false);
  return (
    <Dialog
      title={t('filter.title')}
      onClose={onClose}
      actions={
        <>
          <Button wide onClick={onClose}>
            {t('filter.show', { amount: format.number(found.length) })}
          </Button>
          {chosenParts(filter).length > 0 && (
            <Button variant="quiet" wide onClick={() => props.control.apply(reset)}>
              {t('filter.reset')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.sheet}>{isOpen && <FilterPanel {...props} />}</div>
    </Dialog>
  );
}
