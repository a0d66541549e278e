import spriteUrl from 'virtual:icon-sprite';
import styles from './Icon.module.css';
import type { IconName } from './icons.ts';

interface IconProps {
  name: IconName;
  /** The icon's meaning where no text beside it says it; without it the icon is decoration. */
  title?: string;
  /** Side in CSS pixels. */
  size?: number;
}

/** An icon in the colour of the text around it; the stroke is 1.75 of the 24 units of the side. */
export function Icon({ name, title, size = 24 }: IconProps) {
  const isDecorative = title === undefined;
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {!isDecorative && <title>{title}</title>}
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
