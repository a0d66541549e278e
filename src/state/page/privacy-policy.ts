import { proxy } from 'valtio';
import { fetchPrivacyPage } from '#src/data/api/programme/privacy-page.ts';
import { contacts } from './brand.ts';

/** The state of loading the privacy policy (R2.31). */
interface PrivacyPolicy {
  status: 'loading' | 'ready' | 'failed';
  /** Foreign HTML, only for the sanitiser (R10.6). */
  html: string;
}

/** One opening of the policy; openings share no text and no failure. */
export interface PrivacyReading {
  readonly policy: PrivacyPolicy;
  /** Loads it in the current language; the response to an earlier call is ignored. */
  readonly load: () => Promise<void>;
  /** It was loaded and cannot be shown. */
  readonly fail: () => void;
}

export function createPrivacyReading(): PrivacyReading {
  const policy = proxy<PrivacyPolicy>({ status: 'loading', html: '' });
  let lastLoad = 0;
  const fail = () => Object.assign(policy, { status: 'failed', html: '' });
  const load = async () => {
    lastLoad += 1;
    const current = lastLoad;
    Object.assign(policy, { status: 'loading', html: '' });
    const html = await fetchPrivacyPage(contacts().privacyPage).catch(() => null);
    if (current !== lastLoad) return;
    if (html === null) fail();
    else Object.assign(policy, { status: 'ready', html });
  };
  return { policy, load, fail };
}
