import { useEffect, useRef } from 'react';
import { showForeignHtml } from '#src/platform/page/foreign-html.ts';
import styles from './ForeignText.module.css';

interface ForeignTextProps {
  html: string;
  /** Address of the page that it came from. */
  base: string;
  /** The sanitiser could not be loaded; without it nothing is shown. */
  onFailed: () => void;
}

/** The text of a foreign page in the app's own styles; nothing else of that page is shown (R10.6). */
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
