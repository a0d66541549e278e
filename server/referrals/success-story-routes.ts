import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cacheableResponse } from '#server/http/cacheable-response.ts';
import { describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { successStoriesResponse } from '#src/contract/programme/success-stories.ts';
import { listSuccessStories } from './success-stories.ts';

/** Members' success stories (R2.25). */
export const successStoryRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>().get(
    '/api/successStories',
    etag(),
    describeCall('Success stories of members', successStoriesResponse),
    async (c) => {
      const stories = await listSuccessStories(db);
      return cacheableResponse(c, successStoriesResponse, { stories }, production);
    },
  );
