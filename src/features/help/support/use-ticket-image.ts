import { useRef, useState } from 'react';
import { readImage, type ImageProblem } from './ticket-image.ts';

/** What is attached, and how it is read. */
export interface TicketImage {
  readonly problem: ImageProblem | null;
  /** Size of the chosen file, in bytes, if it was made smaller. */
  readonly sizeBefore: number | null;
  readonly isReading: boolean;
  /** A file that the member chose, dropped or pasted; the last one that can be attached counts. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/**
 * Reads what the member attaches, one file after another; a file that cannot be attached replaces nothing.
 * @param onImage takes the image, undefined for none
 */
export function useTicketImage(onImage: (image: File | undefined) => void): TicketImage {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [sizeBefore, setSizeBefore] = useState<number | null>(null);
  const [unread, setUnread] = useState(0);
  const earlier = useRef(Promise.resolve());
  const removals = useRef(0);

  const read = async (file: File): Promise<void> => {
    const before = removals.current;
    const result = await readImage(file);
    setUnread((count) => count - 1);
    if (removals.current !== before) return;
    setProblem(result.problem);
    if (!result.image) return;
    setSizeBefore(result.image.size < file.size ? file.size : null);
    onImage(result.image);
  };
  return {
    problem,
    sizeBefore,
    isReading: unread > 0,
    choose(file) {
      setUnread((count) => count + 1);
      earlier.current = earlier.current.then(() => read(file));
    },
    remove() {
      removals.current += 1;
      setProblem(null);
      onImage(undefined);
    },
  };
}
