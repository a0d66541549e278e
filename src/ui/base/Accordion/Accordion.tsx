import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { useOpenByHash } from './use-open-by-hash.ts';
import styles from './Accordion.module.css';

interface AccordionItem {
  /** Unique within the accordion and used as the address hash that opens it, so plain ASCII. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Headings with their content. */
  items: readonly AccordionItem[];
  /** Level of the headings in the page's outline. */
  level?: 2 | 3 | 4;
  /** Opening an item closes the open one. */
  exclusive?: boolean;
  /** The item that is open initially. */
  openId?: string | undefined;
  /** An address that ends in `#id` opens that item; the ids must then be unique on the page. */
  opensByHash?: boolean;
}

/** Of exclusive items one that closes above can push the opened heading out of the viewport. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open && currentTarget.getBoundingClientRect().top < 0) {
    currentTarget.scrollIntoView({ block: 'nearest' });
  }
}

/** Headings that expand their content. The native element lets the browser's page search open them too. */
export function Accordion({
  items,
  level = 3,
  exclusive = false,
  openId,
  opensByHash = false,
}: AccordionProps) {
  const Heading = `h${level}` as const;
  const name = useId();
  const element = useRef<HTMLDivElement>(null);
  useOpenByHash(element, opensByHash);
  return (
    <div ref={element} className={`surface ${styles.accordion}`}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          className={styles.item}
          open={id === openId}
          {...(opensByHash && { id })}
          {...(exclusive && { name, onToggle: keepInView })}
        >
          <summary className={`row ${styles.summary}`}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={`centred muted ${styles.mark}`}>
              <Icon name="chevron-down" size={20} />
            </span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
