import { proxy } from 'valtio';
import { onMovedToMemory } from '#src/data/db/area/database.ts';

/** Where the member's data is kept on this device (R9.4). */
export interface StorageState {
  /** memory: the device's storage is absent, blocked, damaged or full; data lasts until the tab closes. */
  mode: 'device' | 'memory';
  /** Increases when another database replaces the open one: the screens start again. */
  epoch: number;
  /**
   * Something else holds the device's storage, and the start waits for it; called, it goes on in memory.
   * Null while nothing waits.
   */
  giveUp: (() => void) | null;
  /** Something holds a previous member's data, and its deletion has not ended (R9.8). */
  isUnwiped: boolean;
}

export const storage = proxy<StorageState>({
  mode: 'device',
  epoch: 0,
  giveUp: null,
  isUnwiped: false,
});

onMovedToMemory(() => Object.assign(storage, { mode: 'memory', epoch: storage.epoch + 1 }));
