import { Hono } from 'hono';
import { successStoriesAnswer } from '#src/contract/success-stories.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answerCatalog } from '../http/catalog-answer.ts';
import { describeCall } from '../http/contract.ts';
import { listSuccessStories } from '../store/success-stories.ts';

/** What members tell of the programme (R2.25). */
export const successStoryRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/successStories',
    describeCall('What members tell of the programme', successStoriesAnswer),
    async (c) => {
      const stories = await listSuccessStories(db);
      return answerCatalog(c, successStoriesAnswer, { stories }, production);
    },
  );
