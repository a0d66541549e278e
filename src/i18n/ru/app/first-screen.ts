import { common } from '../common.ts';
import { profile } from '../member/profile.ts';
import { errors } from './errors.ts';
import { screens } from './screens.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';

/** The Russian texts of the first screen, which are part of the app; other texts load with their screens. */
export const firstScreen = { common, errors, profile, screens, shell, states } as const;
