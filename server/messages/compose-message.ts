import type { LocalText } from '#src/domain/text/text.ts';
import type { Recipient } from './recipient.ts';

/** An event that a person gets a message about. */
export type MessageEvent =
  | { readonly kind: 'phoneCode'; readonly code: string; readonly recipient: Recipient }
  | { readonly kind: 'emailCode'; readonly code: string; readonly recipient: Recipient }
  | { readonly kind: 'emailTaken'; readonly recipient: Recipient }
  | { readonly kind: 'emailChanged'; readonly newEmail: string; readonly recipient: Recipient };

export interface ComposedMessage {
  readonly channel: 'email' | 'sms';
  /** The code that the text holds, which is deleted after the delivery; null without one. */
  readonly code: string | null;
  /** Plain text; the first line of an e-mail is its subject. */
  readonly text: string;
}

/** Writes the message about an event in the recipient's language. */
export const composeMessage = (event: MessageEvent): ComposedMessage => ({
  channel: event.kind === 'phoneCode' ? 'sms' : 'email',
  code: 'code' in event ? event.code : null,
  text: textOf(event)[event.recipient.language],
});

function textOf(event: MessageEvent): LocalText {
  const { brand, hostname, support } = event.recipient;
  switch (event.kind) {
    case 'phoneCode': {
      // The last line lets a browser fill the code in.
      const filled = `\n\n@${hostname} #${event.code}`;
      return {
        ru: `${brand.shortTitle}: код ${event.code}. Никому его не сообщай.${filled}`,
        uz: `${brand.shortTitle}: kod ${event.code}. Uni hech kimga aytmang.${filled}`,
      };
    }
    // To the new address.
    case 'emailCode':
      return {
        ru: `Код подтверждения новой почты

Код: ${event.code}

Введи его в личном кабинете «${brand.title}» под прежней почтой. Код действует сутки, никому его не сообщай.
Если почту меняешь не ты, ничего не делай: без кода она не изменится.`,
        uz: `Yangi pochtani tasdiqlash kodi

Kod: ${event.code}

Uni “${brand.title}” shaxsiy kabinetida, oldingi pochta bilan kirib, kiriting. Kod bir sutka amal qiladi, uni hech kimga aytmang.
Agar pochtani oʻzgartirmagan boʻlsangiz, hech narsa qilmang: kodsiz u oʻzgarmaydi.`,
      };
    // To an address that has a member, when another person gives it as the new one.
    case 'emailTaken':
      return {
        ru: `Эта почта уже в личном кабинете

Кто-то указал этот адрес как новую почту в личном кабинете «${brand.title}». С ним уже есть участник, поэтому кода не будет и ничего не изменится.
Если это ты, войди под этой почтой. Если нужно объединить два кабинета, сообщи в поддержку: ${support}.
Если это не ты, ничего не делай.`,
        uz: `Bu pochta shaxsiy kabinetda bor

Kimdir “${brand.title}” shaxsiy kabinetida shu manzilni yangi pochta sifatida koʻrsatdi. U bilan ishtirokchi allaqachon bor, shuning uchun kod kelmaydi va hech narsa oʻzgarmaydi.
Agar bu siz boʻlsangiz, shu pochta bilan kiring. Ikki kabinetni birlashtirish kerak boʻlsa, yordam xizmatiga xabar bering: ${support}.
Agar bu siz boʻlmasangiz, hech narsa qilmang.`,
      };
    // To the previous address.
    case 'emailChanged':
      return {
        ru: `Заявка на смену почты

В личном кабинете «${brand.title}» подтверждена новая почта: ${event.newEmail}.
Пока поддержка не одобрит заявку, всё остаётся под этой почтой.
Если это не ты, сразу сообщи в поддержку: ${support}. Она остановит смену.`,
        uz: `Pochtani almashtirish arizasi

“${brand.title}” shaxsiy kabinetida yangi pochta tasdiqlandi: ${event.newEmail}.
Yordam xizmati arizani maʼqullamaguncha hammasi shu pochta ostida qoladi.
Agar bu siz boʻlmasangiz, darhol yordam xizmatiga xabar bering: ${support}. U almashtirishni toʻxtatadi.`,
      };
  }
}
