import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { LONGEST_TYPED } from '#src/ui/base/Field/fit-text.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { nextOption } from './next-option.ts';
import { optionId, OptionList } from './OptionList.tsx';
import { useOptions, type ComboboxOption, type FetchOptions } from './use-options.ts';
import control from '#src/ui/base/Field/Control.module.css';
import field from '#src/ui/base/Input/Input.module.css';

export interface ComboboxProps
  extends
    FieldLook,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'onChange' | 'onSelect' | 'list'> {
  value: string;
  onChange: (text: string) => void;
  /** The text for the field after an option was chosen; the option's own by default. */
  textAfter?: (option: ComboboxOption) => string;
  fetchOptions: FetchOptions;
  /** What counts of the typed text for `MIN_LENGTH`; all but the spaces around it by default. */
  clean?: (text: string) => string;
  /** The text that marks the field as optional. */
  optional?: string;
  icon?: IconName;
}

/** Characters from which on options are fetched. */
const MIN_LENGTH = 2;

/**
 * A text field that offers texts while one is typed (APG: list autocomplete with manual selection). Any
 * text counts, also where no options come.
 */
export function Combobox({
  label,
  hint,
  error,
  hidesLabel,
  optional,
  icon,
  value,
  onChange,
  textAfter = (option) => option.value,
  fetchOptions,
  clean = (text) => text.trim(),
  onBlur,
  ...input
}: ComboboxProps) {
  const { t } = useTranslation('kit');
  const listId = useId();
  const { options, request, close } = useOptions(fetchOptions);
  const [active, setActive] = useState(-1);
  const shown = options ?? [];
  const isOpen = shown.length > 0;

  const open = (text: string, when: 'soon' | 'now') => {
    setActive(-1);
    if (clean(text).length < MIN_LENGTH || input.readOnly === true) close();
    else request(text, when);
  };
  const select = (option: ComboboxOption) => {
    close();
    setActive(-1);
    onChange(textAfter(option));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault();
      return open(value, 'now');
    }
    if (!isOpen) return;
    const next = nextOption(event.key, active, shown.length);
    const chosen = shown[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) select(chosen);
    else return setActive(-1);
    // Escape must not close the dialog around the field, nor Enter send its form.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field {...{ label, hint, error, hidesLabel, optional }}>
      {(attributes) => (
        <div className={field.place} data-icon={icon && true}>
          {icon && <Icon name={icon} size={20} />}
          <input
            type="text"
            autoComplete="off"
            maxLength={LONGEST_TYPED}
            {...input}
            {...attributes}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
            className={control.control}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              open(target.value, 'soon');
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              setActive(-1);
              onBlur?.(event);
            }}
          />
          {isOpen && (
            <OptionList id={listId} {...{ label, active }} options={shown} onSelect={select} />
          )}
          <VisuallyHidden>
            <span role="status">
              {isOpen
                ? t('combobox.found', { count: shown.length })
                : options?.length === 0 && t('combobox.none')}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
