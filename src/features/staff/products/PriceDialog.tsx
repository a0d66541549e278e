import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffProductResponse } from '#src/contract/acts/products.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Change } from '../act/Change.tsx';
import { LONGEST_NUMBER, wholeNumber } from '../act/whole-number.ts';
import type { ProductDialogProps } from './products.ts';

/** Changes the price of a product, in coins: orders that are placed keep theirs. */
export function PriceDialog({ product, onChanged, onClose }: ProductDialogProps) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { act, ...state } = useAct(staffProductResponse);
  const [typed, setTyped] = useState(String(product.price));
  const [isChecked, setIsChecked] = useState(false);
  const price = wholeNumber(typed);
  const change = async () => {
    setIsChecked(true);
    if (price === null) return false;
    return act({ path: `/products/${product.id}/price`, body: { price } }, ({ product }) => {
      announce(t('price.done', { name: product.name[format.language] }));
      onChanged(product);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('price.title')}
      confirm={t('price.confirm')}
      onConfirm={change}
      onClose={onClose}
    >
      <p>
        <strong>{product.name[format.language]}</strong>
      </p>
      <Input
        label={t('price.label')}
        hint={t('price.hint')}
        inputMode="numeric"
        required
        maxLength={LONGEST_NUMBER}
        value={typed}
        error={isChecked && price === null ? t('wholeNumber') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {price !== null && state.problem?.kind !== 'silent' && (
        <Change
          label={t('price.change')}
          before={format.number(product.price)}
          becomes={t('becomes')}
          after={format.coins(price)}
        />
      )}
    </ActDialog>
  );
}
