import { createElement } from 'react';
import { shapesOf } from './icon-set.ts';
import type { IconName } from './icons.ts';
import styles from './Icon.module.css';

interface IconProps {
  /** Its name in Lucide. */
  name: IconName;
  /** Accessible name; without it the icon is decorative. */
  title?: string;
  /** Side in CSS pixels. */
  size?: number;
}

/** An icon in the colour of the surrounding text; the stroke is 1.75 of the side's 24 units. */
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
      {shapesOf(name)?.map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
