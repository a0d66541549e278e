import type { Recipient } from './recipient.ts';

/** E-mail to the previous address: a new address was confirmed. */
export function emailChangedEmail(newEmail: string, { language, brand }: Recipient): string {
  const text = {
    ru: `Заявка на смену почты

В личном кабинете «${brand.title}» подтверждена новая почта: ${newEmail}.
Пока заявку не одобрили, всё остаётся под этой почтой, и смену можно отменить: «Личные данные», «Открыть смену почты».
Если это не ты, отмени её сразу и напиши в поддержку: ${brand.supportEmail}.`,
    uz: `Pochtani almashtirish arizasi

“${brand.title}” shaxsiy kabinetida yangi pochta tasdiqlandi: ${newEmail}.
Ariza maʼqullanguncha hammasi shu pochta ostida qoladi va almashtirishni bekor qilish mumkin: “Shaxsiy maʼlumotlar”, “Pochta almashtirishni ochish”.
Agar bu siz boʻlmasangiz, uni darhol bekor qiling va yordam xizmatiga yozing: ${brand.supportEmail}.`,
  };
  return text[language];
}
