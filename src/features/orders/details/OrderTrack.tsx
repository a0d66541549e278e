import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { statusKey } from '#src/ui/app/OrderStatus/order-status-look.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { trackSteps } from '../track/track-steps.ts';
import styles from './OrderTrack.module.css';

/** The order's way as a short vertical track with words and dates (R2.19). */
export function OrderTrack({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('track')}
      </h3>
      <ol>
        {trackSteps(order).map((step, index) => (
          // A status may come twice, so its place in the way is the key.
          <li
            key={`${index} ${step.status}`}
            className={styles.step}
            data-state={step.state}
            data-status={step.status}
          >
            <span className={styles.mark}>
              {step.state === 'done' && <Icon name="check" size={16} />}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>
                {t(`step.${statusKey(step.status)}`)}
                <VisuallyHidden>, {t(`stepState.${step.state}`)}</VisuallyHidden>
              </p>
              {step.at !== null && <p className={styles.note}>{format.dateTime(step.at)}</p>}
              {step.comment !== null && <p className={styles.note}>{step.comment}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
