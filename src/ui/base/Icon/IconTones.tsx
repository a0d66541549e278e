import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './IconGallery.module.css';

const TONES = ['text', 'muted', 'accent', 'positive', 'negative', 'warning'] as const;

/** One icon in the possible text colours, for the documentation. */
export function IconTones({ name }: { name: IconName }) {
  return (
    <div className={`wrapping-row ${styles.tones}`}>
      {TONES.map((tone) => (
        <span key={tone} data-tone={tone}>
          <Icon name={name} />
          <code>{tone}</code>
        </span>
      ))}
    </div>
  );
}
