import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { is } from 'valibot';
import { productStockBody, staffProductResponse } from '#src/contract/acts/products.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Change } from '../act/Change.tsx';
import { LONGEST_NUMBER, wholeNumber } from '../act/whole-number.ts';
import type { ProductDialogProps } from './products.ts';

const WAYS = ['came', 'went'] as const;

/** Changes the stock by what came or went: members buy meanwhile. */
export function StockDialog({ product, onChanged, onClose }: ProductDialogProps) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const { act, unsettled, ...state } = useAct(staffProductResponse, `stock ${product.id}`);
  const start = is(productStockBody, unsettled) ? unsettled.difference : 0;
  const [way, setWay] = useState<(typeof WAYS)[number]>(start < 0 ? 'went' : 'came');
  const [typed, setTyped] = useState(start === 0 ? '' : String(Math.abs(start)));
  const [isChecked, setIsChecked] = useState(false);
  const pieces = wholeNumber(typed);
  const difference = pieces === null ? 0 : way === 'came' ? pieces : -pieces;
  const isTooMany = product.stock + difference < 0;
  const isWrong = !is(productStockBody.entries.difference, difference);
  const problem = isWrong ? t('stock.wrong') : isTooMany ? t('stock.tooMany') : undefined;
  const change = async () => {
    setIsChecked(true);
    if (problem !== undefined) return false;
    return act({ path: `/products/${product.id}/stock`, body: { difference } }, ({ product }) => {
      announce(t('stock.done', { name: product.name[format.language] }));
      onChanged(product);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('stock.title')}
      confirm={t(`stock.confirm.${way}`)}
      onConfirm={change}
      onClose={onClose}
    >
      <p>
        <strong>{product.name[format.language]}</strong>
      </p>
      <RadioGroup
        label={t('stock.way')}
        shape="chips"
        value={way}
        options={WAYS.map((one) => ({ value: one, title: t(`stock.ways.${one}`) }))}
        onChange={({ target }) => setWay(target.value === 'went' ? 'went' : 'came')}
      />
      <Input
        label={t('stock.label')}
        inputMode="numeric"
        required
        maxLength={LONGEST_NUMBER}
        value={typed}
        error={isChecked ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {problem === undefined && state.problem?.kind !== 'silent' && (
        <Change
          label={t('stock.change')}
          before={format.number(product.stock)}
          becomes={t('becomes')}
          after={format.number(product.stock + difference)}
        />
      )}
    </ActDialog>
  );
}
