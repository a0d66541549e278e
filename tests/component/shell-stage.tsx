import { vi } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { Shell, type ShellProps } from '#src/app/shell/Shell.tsx';
import { ENTRIES } from './menu-fixtures.ts';
import { show } from './ui-stage.tsx';

/** Shows the shell with all entries, around a heading; returns its properties. */
export function showShell(changes: Partial<ShellProps> = {}): ShellProps {
  const props: ShellProps = {
    brand: BRANDS.synergy,
    entries: ENTRIES,
    current: 'header.profile',
    hasNavbar: true,
    cardTrouble: null,
    reachable: true,
    obstacle: null,
    stale: false,
    updatedAt: null,
    announcement: '',
    privacyUrl: '/privacy',
    hasChat: true,
    onShowCodes: vi.fn<() => void>(),
    onShowPrivacy: vi.fn<() => void>(),
    onExplainCard: vi.fn<() => void>(),
    onSignOut: vi.fn<() => void>(),
    children: <h1>Профиль</h1>,
    ...changes,
  };
  show(<Shell {...props} />);
  return props;
}
