import { useId } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChoiceStrip.module.css';

export interface StripChoice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many items the choice shows. */
  readonly count?: number | undefined;
}

interface ChoiceStripProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly StripChoice<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** One of several filters of a list, as chips in a strip that scrolls sideways on a phone. */
export function ChoiceStrip<Id extends string>({
  label,
  choices,
  selected,
  onSelect,
}: ChoiceStripProps<Id>) {
  const format = useFormat();
  const name = useId();
  const strip = useScrollToChild<HTMLDivElement>(choices.findIndex(({ id }) => id === selected));
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div ref={strip} className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.id} className={`touch-line small surface ${styles.chip}`}>
            <input
              className="cover-control"
              type="radio"
              name={name}
              checked={choice.id === selected}
              onChange={() => onSelect(choice.id)}
            />
            <span>{choice.label}</span>
            {choice.count !== undefined && (
              <span className={styles.count}>{format.number(choice.count)}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
