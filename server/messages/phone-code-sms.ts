import type { Recipient } from './recipient.ts';

/** Text message with the code of a phone; its last line lets a browser fill the code in. */
export function phoneCodeSms(code: string, { language, brand, hostname }: Recipient): string {
  const text = {
    ru: `${brand.shortTitle}: код ${code}. Никому его не сообщай.`,
    uz: `${brand.shortTitle}: kod ${code}. Uni hech kimga aytmang.`,
  };
  return `${text[language]}\n\n@${hostname} #${code}`;
}
