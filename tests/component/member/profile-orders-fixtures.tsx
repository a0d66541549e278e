import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { vi } from 'vitest';
import '#src/ui/styles/styles.css';
import { openDatabase } from '#src/data/db/area/database.ts';
import { wipeDatabases } from '#src/data/db/area/wipe.ts';
import { COLLECTION_NAMES } from '#src/data/db/collections.ts';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { unfollowMember } from '#src/state/member/member.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { flushOpenForms } from '#src/sync/area/open-forms.ts';
import type { Write } from '#src/sync/use-write.ts';

/** The way to what a member changes. */
export const write: Write = async () => (await import('#src/sync/sync-actions.ts')).writeActions;

let roots: Root[] = [];

/** Opens an empty database of a member, as before any response of the service. */
export async function openArea(): Promise<void> {
  await openDatabase(`area-test-${crypto.randomUUID()}`);
  await startI18n('token');
  await loadTexts();
  document.documentElement.dataset['brand'] = 'synergy';
}

/** Unmounts the screens and resets every store. */
export async function closeArea(): Promise<void> {
  // Else the tab keeps what was typed, because its database goes, and the next test's form opens with it.
  await flushOpenForms();
  for (const root of roots) root.unmount();
  roots = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  unfollowMember();
  network.reachable = true;
  session.status = 'checking';
  for (const collection of COLLECTION_NAMES) {
    Object.assign(syncStatus[collection], { state: 'idle', updatedAt: null });
  }
  await wipeDatabases();
}

/** Renders a screen at an address below the base path. */
export function show(screen: ReactNode, address = '/'): void {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  roots.push(root);
  // A new history entry: a screen keeps state by entry, which the next test must not see.
  const entry = { ...parsePath(address), key: crypto.randomUUID() };
  root.render(<MemoryRouter initialEntries={[entry]}>{screen}</MemoryRouter>);
}

/** Watches the page; the returned function says whether the text was ever on it, even for a moment. */
export function watchFor(text: string): () => boolean {
  let isSeen = false;
  new MutationObserver(() => {
    isSeen ||= document.body.textContent.includes(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => isSeen;
}
