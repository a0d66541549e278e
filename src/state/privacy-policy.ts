import { proxy } from 'valtio';
import { loadPrivacyPage } from '#src/data/api/privacy-page.ts';

/** The privacy policy as far as it is loaded (R2.31). */
export interface PrivacyPolicy {
  status: 'loading' | 'ready' | 'failed';
  /** Foreign HTML, for the sanitiser alone (R10.6). */
  html: string;
}

export const privacyPolicy = proxy<PrivacyPolicy>({ status: 'loading', html: '' });

let lastLoad = 0;

/** Loads the policy in the language on screen; the answer to a former call no longer counts. */
export async function loadPrivacyPolicy(): Promise<void> {
  lastLoad += 1;
  const load = lastLoad;
  Object.assign(privacyPolicy, { status: 'loading', html: '' });
  const result: PrivacyPolicy = await loadPrivacyPage().then(
    (html) => ({ status: 'ready', html }),
    () => ({ status: 'failed', html: '' }),
  );
  if (load === lastLoad) Object.assign(privacyPolicy, result);
}

/** The policy came and cannot be shown. */
export function failPrivacyPolicy(): void {
  Object.assign(privacyPolicy, { status: 'failed', html: '' });
}
