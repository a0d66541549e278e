import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cleanLine } from '#src/domain/text/clean-text.ts';

/** A longer text finds nothing more. */
export const LONGEST_SEARCH = 100;

interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes the text into the address, so that Back and a reload keep it. */
  readonly keep: () => void;
  readonly clear: () => void;
}

/** What is typed into the search. The address follows when the field loses the focus, not with each key. */
export function useSearchText(): SearchText {
  const [parameters, setParameters] = useSearchParams();
  const kept = parameters.get('q') ?? '';
  const [text, setText] = useState(() => kept.slice(0, LONGEST_SEARCH));
  const write = (next: string) => {
    if (next !== kept) setParameters(next === '' ? {} : { q: next }, { replace: true });
  };
  const clear = () => {
    setText('');
    write('');
  };
  return { text, type: setText, keep: () => write(cleanLine(text)), clear };
}
