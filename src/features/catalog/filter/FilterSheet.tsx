import { useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenParts, NO_FILTER } from '#src/domain/catalog/catalog-filter.ts';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import type { FilterProps } from './filter-props.ts';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterPanel.module.css';

interface FilterSheetProps extends FilterProps {
  kind: ProductKind;
  onEnd: () => void;
}

/**
 * The choices on a phone: each applies at once, and the button shows how many products they leave. Back
 * closes the sheet; after that, Back undoes everything that was chosen there (R2.15).
 */
export function FilterSheet({ kind, onEnd, control: outer, ...others }: FilterSheetProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { hold } = outer;
  // In the sheet every change is part of one choice.
  const control = useMemo(
    () => ({ apply: hold, hold, edit: hold, flush: () => undefined }),
    [hold],
  );
  const props = { ...others, control };
  const { filter, found } = props.shown;
  const onClose = useBackCloses(() => {
    onEnd();
    outer.apply((chosen) => chosen);
  });
  const show = useRef<HTMLButtonElement>(null);
  const resetAll = () => {
    control.apply(() => NO_FILTER);
    // The pressed button disappears with the choices.
    show.current?.focus();
  };
  // Rendering the sheet and its choices at once would block a slow phone.
  const isOpen = useDeferredValue(true, false);
  return (
    <Dialog
      title={t('filter.title')}
      onClose={onClose}
      actions={
        <>
          <Button ref={show} wide onClick={onClose}>
            {t(`filter.show.${kind}`, { count: found.length, amount: format.number(found.length) })}
          </Button>
          {(chosenParts(filter).length > 0 || filter.sort !== NO_FILTER.sort) && (
            <Button variant="quiet" wide onClick={resetAll}>
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
