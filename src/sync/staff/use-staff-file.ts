import { useState } from 'react';
import { fetchFileForStaff, type ActQuery } from '#src/data/api/programme-acts.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';

/** A file of the institution's API, which is fetched when it is wanted (R11.6). */
export function useStaffFile(path: `/${string}`, query: ActQuery = {}) {
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<StaffProblem | null>(null);
  /** Resolves with the file, with null where it did not come. */
  const load = async (): Promise<Blob | null> => {
    setIsLoading(true);
    setProblem(null);
    try {
      return await fetchFileForStaff(path, query);
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, problem, load };
}
