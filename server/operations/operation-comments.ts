import type { LocalText } from '#src/domain/text/text.ts';

/** Comments that the service itself writes; in Russian the app hides those that repeat the type. */
export const WELCOME_BONUS: LocalText = { ru: 'Приветственный бонус', uz: 'Xush kelibsiz bonusi' };
export const BIRTHDAY_COMMENT: LocalText = {
  ru: 'С днём рождения!',
  uz: 'Tugʻilgan kuningiz bilan!',
};

/** The comment of the reward for a friend's registration. */
export const registrationOf = (name: string): LocalText => ({
  ru: `Регистрация по ссылке: ${name}`,
  uz: `Havola orqali roʻyxatdan oʻtdi: ${name}`,
});

/** The comment of the reward for a friend's payment. */
export const paymentOf = (name: string, sharePercent: number): LocalText => ({
  ru: `Оплата обучения: ${name}, ${sharePercent}\u00A0%`,
  uz: `Oʻqish uchun toʻladi: ${name}, ${sharePercent}%`,
});
