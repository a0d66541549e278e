import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reachedLimit, type Address } from '#src/domain/addresses/address-list.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './Addresses.module.css';

interface AddAddressProps {
  addresses: readonly Address[];
  onAdd: () => void;
}

/** Opens the form of a new address; at the limit it explains what to do instead. */
export function AddAddress({ addresses, onAdd }: AddAddressProps) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  const reasonId = useId();
  const limit = reachedLimit(addresses);
  return (
    <div className={styles.add}>
      <Button
        icon="plus"
        aria-disabled={limit !== null || undefined}
        aria-describedby={limit === null ? undefined : reasonId}
        onClick={() => limit === null && onAdd()}
      >
        {t('add')}
      </Button>
      {limit !== null && (
        <Hint icon="info" id={reasonId}>
          {t(`limit.${limit}`, { number: format.number(DELIVERY_NOTE_LIMITS[limit]) })}
        </Hint>
      )}
    </div>
  );
}
