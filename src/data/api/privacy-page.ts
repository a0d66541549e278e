import { fetchPrivacyPage } from '../http/privacy-page.ts';

/**
 * The institution's privacy page: foreign HTML, for the sanitiser alone (R10.6).
 * @throws {ServiceError} when it does not come or is no page.
 */
export const loadPrivacyPage = (): Promise<string> => fetchPrivacyPage();
