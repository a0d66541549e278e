import { vi } from 'vitest';
import { Shell, type ShellProps } from '#src/app/shell/Shell.tsx';
import { BRANDS } from '#src/brand/brands.ts';
import { CARD_STATUS } from '#src/domain/member/card.ts';
import { member, memberAge } from '#src/state/member/member.ts';
import { closeAllDialogs, dialogs } from '#src/state/page/dialogs.ts';
import { type Network, network } from '#src/state/page/network.ts';
import { ENTRIES } from '../app/menu-fixtures.ts';
import { show } from '../kit/ui-fixtures.tsx';
import { physicalCard } from '../member/profile-fixtures.ts';

/** What the shell's parts read from the app's state. */
export interface ShellState extends Pick<Network, 'reachable' | 'isOffline' | 'obstacle'> {
  /** The member's physical card; null for a member without one. */
  card: keyof typeof CARD_STATUS | null;
  /** ms since the epoch of the last good refresh; null when there was none. */
  updatedAt: number | null;
  canShowDialogs: boolean;
}

/** Sets the app's state; fields that are missing are those of a member with a card and a good network. */
export function setShellState(changes: Partial<ShellState> = {}): void {
  const { card = 'active', updatedAt = null, canShowDialogs = true, ...state } = changes;
  const cards = card === null ? [] : [{ ...physicalCard, status: CARD_STATUS[card] }];
  Object.assign(member, { cards, cardsKnown: true });
  memberAge.updatedAt = updatedAt;
  closeAllDialogs();
  dialogs.canShow = canShowDialogs;
  Object.assign(network, { reachable: true, isOffline: false, obstacle: null, ...state });
}

/** Shows the shell with all entries, around a heading; returns its properties. */
export function showShell(changes: Partial<ShellProps> = {}, address = '/'): ShellProps {
  const props: ShellProps = {
    brand: BRANDS.synergy,
    entries: ENTRIES,
    current: 'header.profile',
    hasNavbar: true,
    onShowCodes: vi.fn<() => void>(),
    onSignOut: vi.fn<() => void>(),
    children: <h1>Профиль</h1>,
    ...changes,
  };
  show(<Shell {...props} />, address);
  return props;
}
