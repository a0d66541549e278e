import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { indexAfter } from './index-after.ts';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's content. */
  children: ReactNode;
}

/** Tabs with one panel (APG): arrows, round the ends too, Home and End select, Tab goes on to the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = indexAfter(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${baseId}-${tab.id}`)?.focus();
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${baseId}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${baseId}-${selected}`}
      >
        {children}
      </div>
    </>
  );
}
