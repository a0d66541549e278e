import { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';
import { SaveCode } from './SaveCode.tsx';

/** What the profile needs once a code is shown: one file, loaded with the first of them. */
export const codeParts = { QrCode, SaveCode };
