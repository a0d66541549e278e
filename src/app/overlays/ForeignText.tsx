import { useEffect, useRef } from 'react';
import { showForeignHtml } from '#src/platform/foreign-html.ts';
import styles from './ForeignText.module.css';

interface ForeignTextProps {
  html: string;
  /** Address of the page that it came from. */
  base: string;
  /** The sanitiser could not be had, and without it nothing is shown. */
  onFailed: () => void;
}

/** The text of a foreign page in the app's own look; nothing else of the page gets here (R10.6). */
export function ForeignText({ html, base, onFailed }: ForeignTextProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    if (place.current) {
      showForeignHtml(place.current, html, base).catch(() => isCurrent && onFailed());
    }
    return () => {
      isCurrent = false;
    };
  }, [html, base, onFailed]);
  return <div ref={place} className={styles.text} />;
}
