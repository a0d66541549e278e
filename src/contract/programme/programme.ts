import * as v from 'valibot';

/** HEAD v2/api (R7.13): the Location header with the origin of the person's programme. */
export const programmeResponse = v.object({ location: v.pipe(v.string(), v.url()) });
