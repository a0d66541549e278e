import { proxy } from 'valtio';
import { loadPrivacyPage } from '#src/data/api/privacy-page.ts';

/** The privacy policy as far as it is loaded (R2.31). */
interface PrivacyPolicy {
  status: 'loading' | 'ready' | 'failed';
  /** Foreign HTML, for the sanitiser alone (R10.6). */
  html: string;
}

/** One opening of the policy: another one knows nothing of its text or of its failure. */
export interface PrivacyReading {
  readonly policy: PrivacyPolicy;
  /** Loads it in the language on screen; the answer to a former call no longer counts. */
  readonly load: () => Promise<void>;
  /** It came and cannot be shown. */
  readonly fail: () => void;
}

export function readPrivacyPolicy(): PrivacyReading {
  const policy = proxy<PrivacyPolicy>({ status: 'loading', html: '' });
  let lastLoad = 0;
  const fail = () => Object.assign(policy, { status: 'failed', html: '' });
  const load = async () => {
    lastLoad += 1;
    const current = lastLoad;
    Object.assign(policy, { status: 'loading', html: '' });
    const html = await loadPrivacyPage().catch(() => null);
    if (current !== lastLoad) return;
    if (html === null) fail();
    else Object.assign(policy, { status: 'ready', html });
  };
  return { policy, load, fail };
}
