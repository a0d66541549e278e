import { useTranslation } from 'react-i18next';
import { staffProductResponse } from '#src/contract/acts/products.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { ActDialog } from '../act/ActDialog.tsx';
import type { ProductDialogProps } from './products.ts';

/** Takes a product out of the catalog, or back into it. */
export function WithdrawalDialog({ product, onChanged, onClose }: ProductDialogProps) {
  const { t } = useTranslation('stock');
  const { language } = useFormat();
  const { act, ...state } = useAct(staffProductResponse);
  const name = product.name[language];
  const way = product.isWithdrawn ? 'back' : 'away';
  const withdraw = async () => {
    const body = { isWithdrawn: !product.isWithdrawn };
    return act({ path: `/products/${product.id}/withdrawal`, body }, ({ product }) => {
      announce(t(`withdrawal.${way}.done`, { name }));
      onChanged(product);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t(`withdrawal.${way}.title`)}
      confirm={t(`withdrawal.${way}.confirm`)}
      content="brief"
      isDanger={way === 'away'}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>{t(`withdrawal.${way}.text`, { name })}</p>
    </ActDialog>
  );
}
