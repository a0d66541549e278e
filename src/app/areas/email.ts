import '#src/ui/base/Icon/other-icons.ts';
import { EmailChangeRoute } from '../screens/EmailChangeRoute.tsx';

/** The change of the e-mail, which needs the network at each step: a device does not store it. */
export const emailScreens = { EmailChangeRoute };
