import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reachedLimit, type Address } from '#src/domain/addresses/address-list.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import type { FormTarget } from './form/form-target.ts';
import { AddressCard } from './list/AddressCard.tsx';
import { useFocusAfterMove } from './list/use-focus-after-move.ts';
import { ADDRESS_CHANGES, changeAddress, type AddressAction } from './save-address.ts';
import styles from './Addresses.module.css';

interface AddressListProps {
  addresses: readonly Address[];
  label: string;
  /** Opens the form. */
  onOpen: (target: FormTarget) => void;
}

/** The addresses, the default one first, and the hidden ones behind a disclosure (R2.26). */
export function AddressList({ addresses, label, onOpen }: AddressListProps) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  const [hasFailed, setHasFailed] = useState(false);
  const keepFocus = useFocusAfterMove(addresses);
  const shown = addresses.filter(({ active }) => active);
  const hidden = addresses.filter(({ active }) => !active);
  const act = async (write: Write, address: Address, id: number, action: AddressAction) => {
    keepFocus(address.key);
    announce(t(`done.${action}`));
    const { status } = await changeAddress(write, address, id, ADDRESS_CHANGES[action]);
    setHasFailed(status === 'failed');
  };
  const draw = (level: 2 | 3) => (address: Address) => (
    <AddressCard
      key={address.key}
      address={address}
      level={level}
      isFull={reachedLimit(addresses) === 'active'}
      onOpen={onOpen}
      onAct={(write, id, action) => void act(write, address, id, action)}
    />
  );
  return (
    <>
      {hasFailed && (
        <Alert tone="negative" live>
          {t('notDone')}
        </Alert>
      )}
      {shown.length > 0 ? (
        <ul className={`stack stack-close ${styles.list}`} aria-label={label}>
          {shown.map(draw(2))}
        </ul>
      ) : (
        <p>{t('allHidden')}</p>
      )}
      {hidden.length > 0 && (
        <Accordion
          level={2}
          items={[
            {
              id: 'hidden',
              title: t('hidden', { number: format.number(hidden.length) }),
              content: (
                <div className="stack">
                  <p>{t('hiddenNote')}</p>
                  <ul
                    className={`stack stack-close ${styles.list}`}
                    aria-label={t('hidden', { number: hidden.length })}
                  >
                    {hidden.map(draw(3))}
                  </ul>
                </div>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
