/** Groups digits from the right, as in amounts; `from` is the group's position in the number. */
export function groupsOfThree(id: number): readonly { from: number; digits: string }[] {
  const digits = String(id);
  const first = digits.length % 3 || 3;
  const groups = [{ from: 0, digits: digits.slice(0, first) }];
  for (let from = first; from < digits.length; from += 3) {
    groups.push({ from, digits: digits.slice(from, from + 3) });
  }
  return groups;
}
