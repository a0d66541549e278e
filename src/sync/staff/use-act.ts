import { useRef, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { sendAct } from '#src/data/api/programme-acts.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** What an act sends: the path below the institution's API, and its body. */
export interface ActRequest {
  readonly path: `/${string}`;
  readonly body: object;
}

/** The response, or why there is none. */
type ActOutcome<T> = { readonly response: T } | { readonly problem: StaffProblem };

/**
 * Does acts of the institution one at a time (R11.6). An act whose response did not come is sent again under the same
 * request id, so that it is done once; until it is settled no other one is sent in its place.
 */
export function useAct<S extends GenericSchema>(schema: S) {
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<StaffProblem | null>(null);
  const unsettled = useRef<{ readonly request: ActRequest; readonly id: string } | null>(null);

  const act = async (wanted: ActRequest): Promise<ActOutcome<InferOutput<S>>> => {
    const { request, id } = (unsettled.current ??= { request: wanted, id: crypto.randomUUID() });
    setIsRunning(true);
    try {
      const response = await sendAct(schema, request.path, request.body, id);
      unsettled.current = null;
      setProblem(null);
      return { response };
    } catch (error) {
      const found = problemOf(error);
      if (found.kind !== 'silent') unsettled.current = null;
      setProblem(found);
      return { problem: found };
    } finally {
      setIsRunning(false);
    }
  };
  return { act, isRunning, problem };
}

export type ActState = Pick<ReturnType<typeof useAct>, 'isRunning' | 'problem'>;
