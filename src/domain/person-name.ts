/** Letters of Russian, Uzbek in both scripts and Latin, with the apostrophes that they are typed with. */
const NAME = /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}ʻʼ‘’'`\- ]+$/u;

/** True for a name without digits and special characters (R5.5). */
export const isPersonName = (text: string): boolean => NAME.test(text);
