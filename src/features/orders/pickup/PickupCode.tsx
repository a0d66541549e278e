import { useTranslation } from 'react-i18next';
import { Barcode } from '#src/ui/app/Barcode/Barcode.tsx';
import { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';
import type { CodeForm } from './code-form.ts';
import type { PickupPage } from './pages.ts';
import { PickupNumber } from './PickupNumber.tsx';
import styles from './PickupCode.module.css';

interface PickupCodeProps {
  readonly page: PickupPage;
  readonly form: CodeForm;
}

/** One code, as large as the screen allows, with its numbers below. */
export function PickupCode({ page, form }: PickupCodeProps) {
  const { t } = useTranslation('pickup');
  const number = page.text;
  return (
    <div className={styles.area}>
      {form === 'qr' ? (
        <div className={styles.qr}>
          <QrCode text={page.qr} label={t('qrLabel', { number })} />
        </div>
      ) : (
        <div className={styles.bars}>
          <Barcode
            text={page.text}
            label={t('barcodeLabel', { number })}
            turned={form === 'turned'}
          />
        </div>
      )}
      <PickupNumber ids={page.orders.map((order) => order.id)} />
    </div>
  );
}
