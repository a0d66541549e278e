import { useTranslation } from 'react-i18next';
import type { Operation } from '#src/domain/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { operationLook } from './operation-look.ts';
import styles from './OperationRow.module.css';

/** One accrual or charge: its kind and comment, the amount with sign, colour and word (R2.12). */
export function OperationRow({ operation }: { operation: Operation }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { name, icon } = operationLook(operation.type);
  const direction = operation.amount < 0 ? 'charge' : 'accrual';
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-direction={direction}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>{t(`operations.type.${name}`)}</p>
        {operation.comment !== '' && <p className={styles.comment}>{operation.comment}</p>}
      </div>
      <div className={styles.amount}>
        <p className={styles.sum} data-direction={direction}>
          {format.signed(operation.amount)}
        </p>
        <p className={styles.comment}>{t(`operations.${direction}`)}</p>
      </div>
    </li>
  );
}
