import type { Recipient } from './recipient.ts';

/** E-mail to a new address with the code that confirms it. */
export function emailCodeEmail(code: string, { language, brand }: Recipient): string {
  const text = {
    ru: `Код подтверждения новой почты

Код: ${code}

Введи его в личном кабинете «${brand.title}» под прежней почтой. Код действует сутки, никому его не сообщай.
Если почту меняешь не ты, ничего не делай: без кода она не изменится.`,
    uz: `Yangi pochtani tasdiqlash kodi

Kod: ${code}

Uni “${brand.title}” shaxsiy kabinetida, oldingi pochta bilan kirib, kiriting. Kod bir sutka amal qiladi, uni hech kimga aytmang.
Agar pochtani oʻzgartirmagan boʻlsangiz, hech narsa qilmang: kodsiz u oʻzgarmaydi.`,
  };
  return text[language];
}
