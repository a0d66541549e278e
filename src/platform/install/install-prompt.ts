/** The browser's offer to install the app (Chromium). */
export interface InstallPrompt extends Event {
  /** Shows the browser's dialog, once and after a press. */
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The one offer of this page, often before the app is loaded; `installed` after the installation. */
    installPrompt?: InstallPrompt | 'installed' | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Keeps the offer until the app makes it (R9.1): a phone's browser would lay its own over any screen. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
  addEventListener('appinstalled', () => {
    window.installPrompt = 'installed';
  });
}
