/**
 * Breaks a text into lines that fit: between words, and inside of a word that is wider than a line, such as a link.
 * @param fits whether a text fits one line
 */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, separator: string): void => {
    const longer = line === '' ? part : line + separator + part;
    if (line === '' || fits(longer)) {
      line = longer;
      return;
    }
    lines.push(line);
    line = part;
  };
  for (const word of text.split(' ')) {
    if (fits(word)) add(word, ' ');
    else
      for (const [index, character] of Array.from(word).entries())
        add(character, index === 0 ? ' ' : '');
  }
  return line === '' ? lines : [...lines, line];
}
