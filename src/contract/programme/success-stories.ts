import * as v from 'valibot';
import type { SuccessStory } from '../../domain/rating/success-story.ts';
import { id, localText } from '../common.ts';

const successStory = v.object({
  id,
  name: localText,
  about: localText,
  text: localText,
  friends: v.number(),
}) satisfies v.GenericSchema<unknown, SuccessStory>;

/** GET api/successStories (R2.25). */
export const successStoriesResponse = v.object({ stories: v.array(successStory) });
