import { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';
import { SaveCode } from './SaveCode.tsx';

/** The parts that show and save a code: one file, loaded with the first code. */
export const codeParts = { QrCode, SaveCode };
