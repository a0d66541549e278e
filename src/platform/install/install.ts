import { readStored, writeStored } from '../web-storage.ts';
import './install-prompt.ts';
import { isInstalled } from './display-mode.ts';

/**
 * How this browser installs the app (R9.1): by a prompt of the app, by steps that the member takes in Safari
 * of an iPhone or iPad, or by its own menu; `installed` in the installed app, and after the installation.
 */
export type InstallWay = 'installed' | 'prompt' | 'ios' | 'menu';

/** Whether the app offers the installation: after a first success, until the member declines it once. */
type Offer = 'none' | 'earned' | 'declined';

const KEY = 'SF_INSTALL';

const listeners = new Set<() => void>();
/** The browser's events after which `window.installPrompt` may have changed. */
const EVENTS = ['beforeinstallprompt', 'appinstalled'] as const;

const notify = (): void => {
  for (const listener of listeners) listener();
};

function offer(): Offer {
  // Where nothing is stored, a refusal would not be remembered either.
  const stored = readStored('local', KEY, 'declined');
  return stored === 'earned' || stored === 'declined' ? stored : 'none';
}

function storeOffer(next: Offer): void {
  // Without storage nothing is offered.
  writeStored('local', KEY, next);
  notify();
}

/** How this browser installs the app, as far as the page knows yet. */
export function installWay(): InstallWay {
  if (window.installPrompt === 'installed' || isInstalled()) return 'installed';
  if (window.installPrompt) return 'prompt';
  // Only Safari on iPhone and iPad, and the browsers built on it, say whether they run an installed page.
  return 'standalone' in navigator ? 'ios' : 'menu';
}

/** The way that the app offers above a screen now; null when it offers none. */
export function offeredInstall(): 'prompt' | 'ios' | null {
  const way = installWay();
  return (way === 'prompt' || way === 'ios') && offer() === 'earned' ? way : null;
}

/** Calls the listener when the way or the offer changes; the returned function unsubscribes. */
export function onInstall(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** The member has had a first success: the app may offer the installation, unless they declined it. */
export function earnInstall(): void {
  if (offer() === 'none') storeOffer('earned');
}

/** Never offers it above a screen again; the settings still do. */
export const declineInstall = (): void => storeOffer('declined');

/** Shows the browser's dialog. Called in the event handler of a press. */
export async function promptInstall(): Promise<void> {
  const prompt = window.installPrompt;
  if (prompt === undefined || prompt === 'installed') return;
  // The browser makes another offer when it would show its dialog again.
  window.installPrompt = undefined;
  notify();
  const { outcome } = await prompt.prompt();
  if (outcome === 'dismissed') declineInstall();
}
