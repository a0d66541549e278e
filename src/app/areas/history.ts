import '#src/ui/base/Icon/other-icons.ts';
import { History } from '#src/features/history/History.tsx';

/** The history, which a start opens more often than the other screens to read. */
export const historyScreens = { History };
