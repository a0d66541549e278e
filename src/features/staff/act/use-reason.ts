import { useState, type ChangeEvent } from 'react';
import { safeParse, type GenericSchema } from 'valibot';
import { fieldText } from '#src/domain/text/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** Longest text of an act that the service takes. */
const LONGEST_REASON = 2000;

/**
 * A text that an act needs, by the schema of its body.
 * @param start what the field begins with
 * @returns the properties of its field, and what checks it: the text, or null with an error in the field
 */
export function useReason(schema: GenericSchema<string, string>, start = '') {
  const { language } = useFormat();
  const [text, setText] = useState(start);
  const [isChecked, setIsChecked] = useState(false);
  const parsed = safeParse(schema, text);
  const problem = parsed.success ? undefined : fieldText(parsed.issues[0].message, language);
  return {
    field: {
      value: text,
      maxLength: LONGEST_REASON,
      required: true,
      error: isChecked ? problem : undefined,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value),
    },
    check: (): string | null => {
      setIsChecked(true);
      return parsed.success ? parsed.output : null;
    },
  };
}
