import { useCallback, useEffect, useRef, useState } from 'react';
import {
  deleteFormDraft,
  openFormDraft,
  storeFormDraft,
  type OpenedForm,
} from '#src/data/db/outbox/form-drafts.ts';
import { requestIdOf } from '#src/domain/outbox/request-id.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { loadLeftDraft, removeLeftDraft, storeLeftDraft } from '#src/platform/stored/left-draft.ts';
import { addOpenForm } from '../area/open-forms.ts';
import { remainingMember } from '../area/remaining-member.ts';

/** How long typed values wait at most until they are on the device, in ms. */
const WRITE_MS = 300;

export interface FormDraft<Values> {
  /** Kept values of an earlier visit; null without any, and after they were dropped. */
  readonly values: Partial<Values> | null;
  /** Keeps the values soon, at the latest when the page is hidden or left, or the form leaves the screen. */
  readonly keep: (values: Values) => void;
  /** Resolves when what was kept is on the device; never rejects. */
  readonly flush: () => Promise<void>;
  /** Deletes the draft: it was sent. What is typed next is another form. */
  readonly drop: () => void;
  /**
   * The request id of the submit of these values: every tab that has the form open submits them under this
   * id, and however often they are submitted, they have one effect (R7.31).
   */
  readonly requestId: (values: unknown) => string;
}

/** Moves what the tab left in the form to the database, and opens the form. */
async function openStored(key: string, left: OpenedForm['values']): Promise<OpenedForm> {
  if (left !== null) await storeFormDraft(key, left);
  removeLeftDraft(key);
  return openFormDraft(key);
}

/**
 * A form that the device cannot store opens with what only the tab has; what staff types into a member's form
 * is not kept (R6.3).
 */
async function openForm(key: string, formId: string): Promise<OpenedForm & { isLeft: boolean }> {
  if (isOwnerView()) return { values: null, formId, isLeft: false };
  const left = loadLeftDraft(key);
  try {
    return { ...(await openStored(key, left)), isLeft: false };
  } catch {
    return { values: left, formId, isLeft: left !== null };
  }
}

/**
 * Keeps a half-filled form on the device (R9.10). Codes must not be among its values. A draft that cannot be
 * written, such as when the database is deleted under the page, stays with the tab; the form itself goes on.
 * @returns undefined while the draft is read; the form opens with it (`useDraftForm`)
 */
export function useStoredDraft<Values extends object>(key: string): FormDraft<Values> | undefined {
  const [draft, setDraft] = useState<Partial<Values> | null>();
  const id = useRef(crypto.randomUUID() as string);
  /** The tab keeps what is not in the database; the next write removes it there. */
  const isLeft = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    void openForm(key, id.current).then(({ values, formId, ...opened }) => {
      if (!isCurrent) return;
      id.current = formId;
      isLeft.current = opened.isLeft;
      setDraft(values as Partial<Values> | null);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const waiting = useRef<{ values: Values; timer: ReturnType<typeof setTimeout> }>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    const values = waiting.current?.values;
    waiting.current = undefined;
    return values;
  }, []);
  /** A write that the end of the page would interrupt. */
  const unwritten = useRef<Values>(undefined);
  const write = useCallback(
    async (values: Values) => {
      unwritten.current = values;
      const kept = values as OpenedForm['values'] & object;
      const formId = await storeFormDraft(key, kept).catch(() => null);
      // Newer values are on their way or stay with the tab, or the form was sent.
      if (unwritten.current !== values) return;
      unwritten.current = undefined;
      if (formId !== null) id.current = formId;
      // After a sign-out the database is closed, too.
      const mustStay = formId === null && remainingMember() !== null;
      if (mustStay) storeLeftDraft(key, values);
      else if (isLeft.current) removeLeftDraft(key);
      isLeft.current = mustStay;
    },
    [key],
  );
  const lastWrite = useRef(Promise.resolve());
  const flush = useCallback(() => {
    const values = cancel();
    if (values !== undefined) lastWrite.current = write(values);
    return lastWrite.current;
  }, [cancel, write]);
  useEffect(() => {
    const onHidden = (): void => void flush();
    const onLeft = (): void => {
      const values = cancel() ?? unwritten.current;
      if (values === undefined) return;
      unwritten.current = values;
      storeLeftDraft(key, values);
      isLeft.current = true;
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', onLeft);
    const removeForm = addOpenForm(flush);
    return () => {
      removeForm();
      document.removeEventListener('visibilitychange', onHidden);
      // A page that is left may take the form off its screen, and end before this write does.
      void flush().finally(() => removeEventListener('pagehide', onLeft));
    };
  }, [flush, cancel, key]);

  const keep = useCallback(
    (values: Values) => {
      // What staff types into a member's form is not kept (R6.3).
      if (isOwnerView()) return;
      if (waiting.current) waiting.current.values = values;
      else waiting.current = { values, timer: setTimeout(() => void flush(), WRITE_MS) };
    },
    [flush],
  );
  const drop = useCallback(() => {
    cancel();
    unwritten.current = undefined;
    if (isLeft.current) removeLeftDraft(key);
    isLeft.current = false;
    id.current = crypto.randomUUID();
    setDraft(null);
    void deleteFormDraft(key).catch(() => undefined);
  }, [cancel, key]);
  const requestId = useCallback((values: unknown) => requestIdOf(id.current, values), []);
  return draft === undefined ? undefined : { values: draft, keep, flush, drop, requestId };
}
