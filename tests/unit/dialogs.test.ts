import { afterEach, expect, test } from 'vitest';
import { isChunkError } from '#src/app/chunk-error.ts';
import { mayShowWrongBonus } from '#src/domain/wrong-bonus.ts';
import { onCodeRequest, requestCode } from '#src/state/code-request.ts';
import {
  askConfirm,
  closeAllDialogs,
  closeDialog,
  closeQuestions,
  dialogs,
  openDialog,
} from '#src/state/dialogs.ts';

afterEach(closeAllDialogs);

test('[R4.13] whatever closes a question again later, its answer stays the first', async () => {
  const answer = askConfirm({ title: 'Удалить?', text: 'Адрес' });
  const [{ id } = { id: 0 }] = dialogs.open;
  closeDialog(id, true);
  closeDialog(id, false);
  closeAllDialogs();
  expect(await answer).toBe(true);
  expect(dialogs.open).toEqual([]);
});

test('[R2.31] [R8.4] while no dialog can be shown a question is answered by no, and all else waits', async () => {
  const answer = askConfirm({ title: 'Удалить?', text: 'Адрес' });
  openDialog('privacy');
  openDialog('outdated');
  closeQuestions();
  expect(await answer).toBe(false);
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['privacy', 'outdated']);
});

test('[R2.31] dialogs open in order, and one with its own texts only once', () => {
  void askConfirm({ title: 'Удалить?', text: 'Адрес' });
  openDialog('call');
  openDialog('call');
  expect(dialogs.open.map(({ kind }) => kind)).toEqual(['confirm', 'call']);
});

test('[R2.31] the gate of the wrong-bonus dialog answers no', () => {
  expect(mayShowWrongBonus()).toBe(false);
  openDialog('wrong-bonus');
  expect(dialogs.open).toEqual([]);
});

test('[R8.4] the words of every browser and of the bundler for a missing part are known', () => {
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

test('a code that is asked for before the card is on screen is shown when it comes, once', () => {
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
