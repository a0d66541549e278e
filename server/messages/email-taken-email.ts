import type { Recipient } from './recipient.ts';

/** E-mail to an address that has a member, when another person gives it as the new one; it has no code. */
export function emailTakenEmail({ language, brand }: Recipient): string {
  const text = {
    ru: `Эта почта уже в личном кабинете

Кто-то указал этот адрес как новую почту в личном кабинете «${brand.title}». С ним уже есть участник, поэтому кода не будет и ничего не изменится.
Если это ты, войди под этой почтой. Если нужно объединить два кабинета, напиши в поддержку: ${brand.supportEmail}.
Если это не ты, ничего не делай.`,
    uz: `Bu pochta shaxsiy kabinetda bor

Kimdir “${brand.title}” shaxsiy kabinetida shu manzilni yangi pochta sifatida koʻrsatdi. U bilan ishtirokchi allaqachon bor, shuning uchun kod kelmaydi va hech narsa oʻzgarmaydi.
Agar bu siz boʻlsangiz, shu pochta bilan kiring. Ikki kabinetni birlashtirish kerak boʻlsa, yordam xizmatiga yozing: ${brand.supportEmail}.
Agar bu siz boʻlmasangiz, hech narsa qilmang.`,
  };
  return text[language];
}
