import * as v from 'valibot';
import { externalId, id, localText, storedInteger } from '../common.ts';
import { emailAddress } from '../member/person.ts';
import { phone } from '../member/phone.ts';
import { bothTexts, words } from './common.ts';

/**
 * What the institution writes for its members (R11.1). A POST adds one, or changes that with the same `externalId`. What
 * a body leaves out stays as it is, null takes it away.
 */
const LONGEST_TITLE = 200;
const LONGEST_TEXT = 20_000;

const shared = { id, externalId: v.nullable(v.string()), isWithdrawn: v.boolean() };

/** POST /programme/v1/managers: who helps a member. */
export const managerBody = v.strictObject({
  externalId: v.optional(externalId),
  name: words(LONGEST_TITLE),
  phone: v.nullish(phone),
  email: v.nullish(emailAddress),
});
export const staffManager = v.object({
  ...shared,
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

/** Where a video lies: on the origin of the service, because the policy of the pages allows no other. */
const videoUrl = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)[\w./-]+$/));

/** POST /programme/v1/lessons: a new lesson is the last of the course. An empty line divides paragraphs. */
export const lessonBody = v.strictObject({
  externalId: v.optional(externalId),
  title: bothTexts(LONGEST_TITLE),
  summary: bothTexts(LONGEST_TEXT),
  body: bothTexts(LONGEST_TEXT),
  videoUrl: v.nullish(videoUrl),
  /** For its text and its video together. */
  minutes: v.pipe(storedInteger, v.minValue(1), v.maxValue(600)),
});
export const staffLesson = v.object({
  ...shared,
  title: localText,
  summary: localText,
  body: localText,
  videoUrl: v.nullable(v.string()),
  minutes: v.number(),
});

/** POST /programme/v1/stories: success stories. `friends` of the member became students. */
export const storyBody = v.strictObject({
  externalId: v.optional(externalId),
  name: bothTexts(LONGEST_TITLE),
  about: bothTexts(LONGEST_TITLE),
  text: bothTexts(LONGEST_TEXT),
  friends: v.pipe(storedInteger, v.minValue(0)),
});
export const staffStory = v.object({
  ...shared,
  name: localText,
  about: localText,
  text: localText,
  friends: v.number(),
});
