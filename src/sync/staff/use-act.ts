import { useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { sendAct } from '#src/data/api/programme-acts.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** What an act sends: the path below the institution's API, and its body. */
export interface ActRequest {
  readonly path: `/${string}`;
  readonly body: object;
}

interface Unsettled {
  readonly request: ActRequest;
  /** The request id, which a repetition keeps. */
  readonly id: string;
}

/** Acts that would add up if they were done twice, while their outcome is unknown: they outlive their dialog. */
const keptActs = new Map<string, Unsettled>();

const isSame = (one: ActRequest, other: ActRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Does acts of the institution one at a time (R11.6). An act whose response did not come may be done: the same one
 * again keeps its request id, so that it is done once.
 * @param kept names what the act is about where a second act would add up, as coins do: one whose outcome is unknown
 * is `unsettled` also for a dialog that opens later
 */
export function useAct<S extends GenericSchema>(schema: S, kept?: string) {
  const [unsettled] = useState(() => (kept === undefined ? undefined : keptActs.get(kept)));
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<StaffProblem | null>(
    unsettled ? { kind: 'silent' } : null,
  );
  const last = useRef(unsettled);
  const settle = (act: Unsettled | undefined) => {
    last.current = act;
    if (kept === undefined) return;
    if (act) keptActs.set(kept, act);
    else keptActs.delete(kept);
  };

  /** Resolves with whether the act is done; `onDone` gets the response. */
  const act = async (
    request: ActRequest,
    onDone: (response: InferOutput<S>) => void,
  ): Promise<boolean> => {
    const previous = last.current;
    const isAgain = previous !== undefined && isSame(previous.request, request);
    const sent = isAgain ? previous : { request, id: crypto.randomUUID() };
    settle(sent);
    setIsRunning(true);
    setProblem(null);
    try {
      const response = await sendAct(schema, request.path, request.body, sent.id);
      settle(undefined);
      onDone(response);
      return true;
    } catch (error) {
      const found = problemOf(error);
      if (found.kind !== 'silent') settle(undefined);
      setProblem(found);
      return false;
    } finally {
      setIsRunning(false);
    }
  };
  /** Takes a refusal away once what was refused is changed; an unknown outcome stays. */
  const dismiss = () => setProblem((found) => (found?.kind === 'silent' ? found : null));
  return { act, isRunning, problem, dismiss, unsettled: unsettled?.request.body };
}

export type ActState = Pick<ReturnType<typeof useAct>, 'isRunning' | 'problem' | 'dismiss'>;
