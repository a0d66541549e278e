/** Letters of Russian, Uzbek in both scripts and Latin, and every apostrophe that keyboards type. */
const NAME = /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}ʻʼ‘’'`\- ]+$/u;

/** Whether a name has no digits and no special characters (R5.5). */
export const isPersonName = (text: string): boolean => NAME.test(text);
