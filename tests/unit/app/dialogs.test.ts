import { afterEach, expect, test } from 'vitest';
import { isChunkError } from '#src/app/errors/chunk-error.ts';
import { mayShowWrongBonus } from '#src/domain/operations/wrong-bonus.ts';
import { onCodeRequest, requestCode } from '#src/state/member/code-request.ts';
import {
  requestConfirmation,
  closeAllDialogs,
  closeDialog,
  cancelConfirmations,
  dialogs,
  openDialog,
} from '#src/state/page/dialogs.ts';

afterEach(closeAllDialogs);

test('[R4.13] the first response to a confirmation is final, whatever closes it later', async () => {
  const result = requestConfirmation({ title: 'Удалить?', text: 'Адрес' });
  const [{ id } = { id: 0 }] = dialogs.open;
  closeDialog(id, true);
  closeDialog(id, false);
  closeAllDialogs();
  expect(await result).toBe(true);
  expect(dialogs.open).toEqual([]);
});

test('[R2.31] [R8.4] while no dialog can be shown, a confirmation resolves to «no» and everything else waits', async () => {
  const result = requestConfirmation({ title: 'Удалить?', text: 'Адрес' });
  openDialog('privacy');
  openDialog('outdated');
  cancelConfirmations();
  expect(await result).toBe(false);
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['privacy', 'outdated']);
});

test('[R2.31] dialogs open in order; the same dialog with its own texts opens only once', () => {
  void requestConfirmation({ title: 'Удалить?', text: 'Адрес' });
  openDialog('call');
  openDialog('call');
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['confirm', 'call']);
});

test('[R2.31] the wrong-bonus dialog never opens', () => {
  expect(mayShowWrongBonus()).toBe(false);
  openDialog('wrong-bonus');
  expect(dialogs.open).toEqual([]);
});

test('[R8.4] a missing chunk is recognised by the name of its error and by every browser’s and the bundler’s messages', () => {
  for (const name of ['ChunkLoadError', 'ModuleNotFoundError'])
    expect(isChunkError(Object.assign(new Error('x'), { name })), name).toBe(true);
  const words = [
    'Failed to fetch dynamically imported module: https://x/my/assets/a.js',
    'error loading dynamically imported module: https://x/my/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /my/assets/a.css',
  ];
  expect(words.filter((text) => !isChunkError(new TypeError(text)))).toEqual([]);
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkError('module')).toBe(false);
});

test('a code requested before the card is on screen is shown once when the card appears', () => {
  let turns = 0;
  requestCode();
  const stop = onCodeRequest(() => {
    turns += 1;
  });
  expect(turns).toBe(1);
  requestCode();
  expect(turns).toBe(2);
  stop();
  onCodeRequest(() => {
    turns += 1;
  })();
  expect(turns).toBe(2);
});
