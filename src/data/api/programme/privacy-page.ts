import { fetchPrivacyPage } from '#src/data/http/privacy-page.ts';

/**
 * The institution's privacy page: foreign HTML, only for the sanitiser (R10.6).
 * @throws {ServiceError} when it cannot be fetched or is not a page.
 */
export const fetchPrivacyPolicy = (address: string): Promise<string> => fetchPrivacyPage(address);
