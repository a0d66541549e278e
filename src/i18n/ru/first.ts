import { common } from './common.ts';
import { errors } from './errors.ts';
import { profile } from './profile.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';

/** The Russian texts that the first screen may need; the others come with the screens that use them. */
export const first = { common, errors, profile, screens, shell, states } as const;
