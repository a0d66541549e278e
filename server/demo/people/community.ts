const MALE = ['Бекзод', 'Георгий', 'Дилшод', 'Захар', 'Константин'];
const FEMALE = ['Анна', 'Виктория', 'Евгения', 'Ирода', 'Малика'];
/** In the male form; the female one adds «а». */
const LAST_NAMES = ['Андреев', 'Бакиров', 'Воронцов', 'Галиев', 'Дмитриев', 'Ефимов'];

/** Members without a sign-in account, so that the rating of fifty has places to fill (R2.25). */
export const COMMUNITY = Array.from({ length: 60 }, (_, index) => ({
  memberId: 1_004_301 + index,
  email: `member-${String(index + 1).padStart(2, '0')}@example.test`,
  fullName: fullName(index),
  /** Coins, from below the best friend's down to a beginner's. */
  coins: Math.round((94_000 * 0.945 ** index) / 10) * 10,
}));

function fullName(index: number): string {
  const isMale = index % 2 === 0;
  const names = isMale ? MALE : FEMALE;
  const first = names[Math.floor(index / 2) % names.length] ?? '';
  const last = LAST_NAMES[Math.floor(index / (2 * names.length)) % LAST_NAMES.length] ?? '';
  return `${last}${isMale ? '' : 'а'} ${first}`;
}
