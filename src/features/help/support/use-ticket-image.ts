import { useRef, useState } from 'react';
import { readImage, type ImageProblem } from './ticket-image.ts';

/** What is attached, and how it is read. */
export interface TicketImage {
  readonly problem: ImageProblem | null;
  /** Size of the chosen file, in bytes, if it was made smaller. */
  readonly sizeBefore: number | null;
  readonly isReading: boolean;
  /** A file that the member chose, dropped or pasted; the last one counts. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/**
 * Reads what the member attaches; a file that cannot be attached replaces nothing.
 * @param onImage takes the image, undefined for none
 */
export function useTicketImage(onImage: (image: File | undefined) => void): TicketImage {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [sizeBefore, setSizeBefore] = useState<number | null>(null);
  const [isReading, setIsReading] = useState(false);
  const last = useRef<File | null>(null);

  const read = async (file: File): Promise<void> => {
    const result = await readImage(file);
    if (last.current !== file) return;
    setIsReading(false);
    setProblem(result.problem);
    if (!result.image) return;
    setSizeBefore(result.image.size < file.size ? file.size : null);
    onImage(result.image);
  };
  return {
    problem,
    sizeBefore,
    isReading,
    choose(file) {
      last.current = file;
      setIsReading(true);
      void read(file);
    },
    remove() {
      last.current = null;
      setIsReading(false);
      setProblem(null);
      onImage(undefined);
    },
  };
}
