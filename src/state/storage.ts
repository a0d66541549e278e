import { proxy } from 'valtio';

/** Where the member's data is kept on this device (R9.4). */
export interface StorageState {
  /** memory: the device's storage is absent, blocked, damaged or full; data lasts until the tab closes. */
  mode: 'device' | 'memory';
  /** Increases when another database replaces the open one: the screens start again. */
  epoch: number;
}

export const storage = proxy<StorageState>({ mode: 'device', epoch: 0 });
