import type { Recipient } from './recipient.ts';

/** E-mail to the previous address: a new address was confirmed. */
export function emailChangedEmail(newEmail: string, { language, brand }: Recipient): string {
  const text = {
    ru: `Заявка на смену почты

В личном кабинете «${brand.title}» подтверждена новая почта: ${newEmail}.
Пока поддержка не одобрит заявку, всё остаётся под этой почтой.
Если это не ты, сразу напиши в поддержку: ${brand.supportEmail}. Она остановит смену.`,
    uz: `Pochtani almashtirish arizasi

“${brand.title}” shaxsiy kabinetida yangi pochta tasdiqlandi: ${newEmail}.
Yordam xizmati arizani maʼqullamaguncha hammasi shu pochta ostida qoladi.
Agar bu siz boʻlmasangiz, darhol yordam xizmatiga yozing: ${brand.supportEmail}. U almashtirishni toʻxtatadi.`,
  };
  return text[language];
}
