import type { Recipient } from './recipient.ts';

/** E-mail to the previous address: a new address was confirmed. */
export function emailChangedEmail(newEmail: string, { language, brand }: Recipient): string {
  const text = {
    ru: `Заявка на смену почты

В личном кабинете «${brand.title}» подтверждена новая почта: ${newEmail}.
Если это не ты, сразу напиши в поддержку: ${brand.supportEmail}.`,
    uz: `Pochtani almashtirish arizasi

«${brand.title}» shaxsiy kabinetida yangi pochta tasdiqlandi: ${newEmail}.
Agar bu siz boʻlmasangiz, darhol yordam xizmatiga yozing: ${brand.supportEmail}.`,
  };
  return text[language];
}
