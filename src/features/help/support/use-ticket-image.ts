import { useRef, useState } from 'react';
import { readImage, type ImageProblem } from './ticket-image.ts';

/**
 * Reads what the member attaches, one file after another; a file that cannot be attached replaces nothing.
 * @param onImage takes the image, undefined for none
 */
export function useTicketImage(onImage: (image: File | undefined) => void) {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  /** Size of the chosen file, in bytes, if it was made smaller. */
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
    /** A file that the member chose, dropped or pasted; the last one that can be attached counts. */
    choose: (file: File) => {
      setUnread((count) => count + 1);
      earlier.current = earlier.current.then(() => read(file));
    },
    remove: () => {
      removals.current += 1;
      setProblem(null);
      onImage(undefined);
    },
  };
}

/** What is attached, and how it is read. */
export type TicketImage = ReturnType<typeof useTicketImage>;
