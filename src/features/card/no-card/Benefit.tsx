import type { ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './NoCard.module.css';

interface BenefitProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One thing that a card gives. */
export function Benefit({ icon, title, children }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
    </li>
  );
}
