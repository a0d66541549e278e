import * as v from 'valibot';

/** HEAD v2/api (R7.13): the header Location, the origin of the person's programme. */
export const programmeAnswer = v.object({ location: v.pipe(v.string(), v.url()) });
