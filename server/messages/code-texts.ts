import type { Brand } from '#src/brand/brand.ts';
import type { Language } from '../errors/texts.ts';

/** Who reads a message, and from whom it comes. */
export interface Addressee {
  readonly language: Language;
  readonly brand: Brand;
  /** The host that the person has open: a browser offers the code to that site alone (WebOTP). */
  readonly hostname: string;
}

/** The text message that carries a code; its last line lets a browser fill the code in. */
export function phoneCodeText(code: string, { language, brand, hostname }: Addressee): string {
  const text = {
    ru: `${brand.shortTitle}: код ${code}. Никому его не сообщай.`,
    uz: `${brand.shortTitle}: kod ${code}. Uni hech kimga aytmang.`,
  };
  return `${text[language]}\n\n@${hostname} #${code}`;
}

/** The letter that asks the owner of a new address to confirm it. */
export function emailCodeText(code: string, { language, brand }: Addressee): string {
  const text = {
    ru: `Код подтверждения новой почты

Код: ${code}

Введи его в личном кабинете «${brand.title}». Код действует сутки, никому его не сообщай.
Если ты не менял почту, ничего не делай: без кода она не изменится.`,
    uz: `Yangi pochtani tasdiqlash kodi

Kod: ${code}

Uni «${brand.title}» shaxsiy kabinetiga kiriting. Kod bir sutka amal qiladi, uni hech kimga aytmang.
Agar pochtani oʻzgartirmagan boʻlsangiz, hech narsa qilmang: kodsiz u oʻzgarmaydi.`,
  };
  return text[language];
}

/** The letter that tells the owner of the former address that a new one was confirmed. */
export function emailChangedText(newEmail: string, { language, brand }: Addressee): string {
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
