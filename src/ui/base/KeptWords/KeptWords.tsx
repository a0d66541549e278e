interface Part {
  readonly text: string;
  readonly isKept: boolean;
}

/** Cuts a sentence at its first occurrence of each word, in the order in which they stand in it. */
function partsOf(sentence: string, words: readonly string[]): readonly Part[] {
  const [first, ...others] = words.filter((word) => word !== '' && sentence.includes(word));
  if (first === undefined) return sentence === '' ? [] : [{ text: sentence, isKept: false }];
  const start = sentence.indexOf(first);
  return [
    ...partsOf(sentence.slice(0, start), others),
    { text: first, isKept: true },
    ...partsOf(sentence.slice(start + first.length), others),
  ];
}

interface KeptWordsProps {
  /** The sentence as it is read. */
  text: string;
  /** Its names, numbers and amounts, as they stand in it. */
  words: readonly string[];
}

/** A sentence whose names, numbers and amounts a browser's translation leaves as they are. */
export function KeptWords({ text, words }: KeptWordsProps) {
  return (
    <span>
      {partsOf(text, words).map((part, index) => (
        // The parts have no names but their places.
        <span key={index} translate={part.isKept ? 'no' : undefined}>
          {part.text}
        </span>
      ))}
    </span>
  );
}
