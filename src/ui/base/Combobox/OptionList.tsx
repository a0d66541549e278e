import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { ComboboxOption } from './use-options.ts';
import styles from './Combobox.module.css';

interface OptionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Index of the option that Enter takes; -1 for none. */
  active: number;
  onSelect: (option: ComboboxOption) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The open list of a combobox. The focus stays in the field. */
export function OptionList({ id, label, options, active, onSelect }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  // In a dialog or above a phone's keyboard the list would open out of sight.
  useLayoutEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className={`surface ${styles.list}`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.value}
          id={optionId(id, index)}
          type="button"
          className={`row ${styles.option}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press must not take the focus away from the field: that would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(option)}
        >
          {option.icon && <Icon name={option.icon} size={20} />}
          <span className="breakable">{option.value}</span>
        </button>
      ))}
    </div>
  );
}
