import { Dexie } from 'dexie';
import { useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeDatabase, database } from '#src/data/db/area/database.ts';
import { loadFormDraft, storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadLeftDraft, removeLeftDraft, storeLeftDraft } from '#src/platform/stored/left-draft.ts';
import { session } from '#src/state/session/session.ts';
import { flushOpenForms } from '#src/sync/area/open-forms.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import { useStoredDraft, type FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(closeArea);
afterEach(() => {
  session.member = null;
  removeLeftDraft('sample');
});

interface Values {
  name: string;
  days: string[];
  isAgreed: boolean;
}

const schema = v.object({
  name: v.string(),
  days: v.array(v.string()),
  isAgreed: v.pipe(v.boolean(), v.literal(true, 'not agreed')),
});
const ignore = (): void => undefined;

function SampleForm({ draft }: { draft: FormDraft<Values> }) {
  const { form, isRestored, startOver } = useDraftForm<Values>({
    draft,
    schema,
    start: { name: 'Анна', days: [], isAgreed: false },
    toDraft: (values) => (values.name === '' ? null : values),
    consents: ['isAgreed'],
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(ignore)(event)}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="mon" type="checkbox" value="mon" {...form.register('days')} />
      <input aria-label="tue" type="checkbox" value="tue" {...form.register('days')} />
      <input aria-label="agreed" type="checkbox" {...form.register('isAgreed')} />
      <p role="status">{isRestored ? 'restored' : 'new'}</p>
      <p role="alert">{form.formState.errors.isAgreed?.message}</p>
      <code aria-label="id">{draft.requestId('the same')}</code>
      <button type="button" onClick={startOver}>
        start over
      </button>
      <button type="submit">send</button>
    </form>
  );
}

function Sample() {
  const draft = useStoredDraft<Values>('sample');
  return draft ? <SampleForm draft={draft} /> : null;
}

/** The form on a screen that the member leaves. */
function Leavable() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <>
      <Sample />
      <button type="button" onClick={() => setOpen(false)}>
        leave
      </button>
    </>
  );
}

const name = page.getByRole('textbox', { name: 'name' });
const box = (label: string) => page.getByRole('checkbox', { name: label });
const press = (label: string) => page.getByRole('button', { name: label }).click();
const kept = () => loadFormDraft('sample');
const requestId = () => page.getByLabelText('id', { exact: true }).element().textContent;

/** Opens the form in the place of the one on the screen. */
async function open(): Promise<void> {
  document.body.replaceChildren();
  show(<Sample />);
  await expect.element(name).toBeVisible();
}

test('[R9.10] [R5.6] a form opens with its draft instead of its start values, and without the consent, which must be given again', async () => {
  await storeFormDraft('sample', { days: ['tue'], isAgreed: true });
  await open();
  await expect.element(page.getByRole('status')).toHaveTextContent('restored');
  await expect.element(name).toHaveValue('Анна');
  await expect.element(box('tue')).toBeChecked();
  await expect.element(box('mon')).not.toBeChecked();
  await expect.element(box('agreed')).not.toBeChecked();
  await press('send');
  await expect.element(page.getByRole('alert')).toHaveTextContent('not agreed');
  await box('agreed').click();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('[R9.10] [R7.31] typed and chosen values are there again, under the same request id', async () => {
  await open();
  await expect.element(page.getByRole('status')).toHaveTextContent('new');
  const id = requestId();
  await name.fill('Борис');
  await box('mon').click();
  await box('tue').click();
  await expect.poll(kept).toEqual({ name: 'Борис', days: ['mon', 'tue'], isAgreed: false });
  await open();
  await expect.element(name).toHaveValue('Борис');
  await expect.element(box('mon')).toBeChecked();
  expect(requestId()).toBe(id);
});

test('[R9.10] [R7.31] a form that starts over has its start values, no draft, and another request id', async () => {
  await storeFormDraft('sample', { name: 'Борис', days: ['mon'] });
  await open();
  const id = requestId();
  await press('start over');
  await expect.element(page.getByRole('status')).toHaveTextContent('new');
  await expect.element(name).toHaveValue('Анна');
  await expect.element(box('mon')).not.toBeChecked();
  await expect.poll(kept).toBeNull();
  expect(requestId()).not.toBe(id);
  await name.fill('Вера');
  await expect.poll(kept).toMatchObject({ name: 'Вера', days: [] });
});

test('[R9.10] values that are not worth keeping leave no draft', async () => {
  await open();
  await name.fill('Борис');
  await expect.poll(kept).toMatchObject({ name: 'Борис' });
  await name.fill('');
  await expect.poll(kept).toBeNull();
});

test('[R9.10] [R9.4] a value that was typed a moment ago is on the device as soon as all forms are flushed', async () => {
  await open();
  await name.fill('Qdraft');
  await flushOpenForms();
  expect(await kept()).toMatchObject({ name: 'Qdraft' });
});

test('[R9.8] [R9.10] a form that is on the screen at a sign-out leaves none of its values in the tab', async () => {
  await open();
  await name.fill('Qdraft');
  closeDatabase();
  await flushOpenForms();
  expect(loadLeftDraft('sample')).toBeNull();
});

test('[R9.10] [R9.4] a draft whose database disappears stays with the tab, and fills the form that opens on the next database', async () => {
  session.member = {
    sub: 'sub',
    email: 'member@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'area-test',
  };
  await open();
  await name.fill('Qdraft');
  closeDatabase();
  await flushOpenForms();
  await openArea();
  await open();
  await expect.element(name).toHaveValue('Qdraft');
  await expect.poll(kept).toMatchObject({ name: 'Qdraft' });
  expect(loadLeftDraft('sample')).toBeNull();
});

test('[R9.10] [R9.4] what only the tab has is in the form although no database is open, and goes to the next one', async () => {
  storeLeftDraft('sample', { name: 'Борис' });
  closeDatabase();
  await open();
  await expect.element(name).toHaveValue('Борис');
  expect(loadLeftDraft('sample')).toMatchObject({ name: 'Борис' });
  await openArea();
  await name.fill('Борисов');
  await expect.poll(kept).toMatchObject({ name: 'Борисов' });
  expect(loadLeftDraft('sample')).toBeNull();
});

/** Another tab writes drafts: this one's writes wait until the returned function is called. */
function holdDrafts(): () => Promise<void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const db = database();
  const other = db.transaction('rw', db.formDrafts, () => Dexie.waitFor(released));
  return async () => {
    resolve();
    await other;
  };
}
const leavePage = () => dispatchEvent(new Event('pagehide'));

test('[R9.10] a page that ends while a form that has left the screen is being written keeps its values', async () => {
  show(<Leavable />);
  await expect.element(name).toBeVisible();
  const release = holdDrafts();
  await name.fill('Борис');
  await press('leave');
  leavePage();
  expect(loadLeftDraft('sample')).toMatchObject({ name: 'Борис' });
  await release();
  await expect.poll(kept).toMatchObject({ name: 'Борис' });
});

test('[R9.10] a page that ends while the draft is being written keeps it for the tab’s next page', async () => {
  await open();
  const release = holdDrafts();
  await name.fill('Борис');
  document.dispatchEvent(new Event('visibilitychange'));
  leavePage();
  expect(loadLeftDraft('sample')).toMatchObject({ name: 'Борис' });
  await release();
  await expect.poll(kept).toMatchObject({ name: 'Борис' });
  await expect.poll(() => loadLeftDraft('sample')).toBeNull();
});

test('[R9.10] what is typed after the return to a page replaces what the tab kept when it was left', async () => {
  await open();
  await name.fill('Борис');
  leavePage();
  expect(loadLeftDraft('sample')).toMatchObject({ name: 'Борис' });
  await name.fill('Вера');
  await expect.poll(kept).toMatchObject({ name: 'Вера' });
  await open();
  await expect.element(name).toHaveValue('Вера');
});
