import type { Env, Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import { errorBody } from '#src/contract/error.ts';
import { completeOperation } from './complete-operation.ts';
import type { OpenApiDocument, ResponseObject, Schema } from './document.ts';
import { ERROR_RESPONSES } from './error-responses.ts';

/** Version of the contract, not of the program. */
const VERSION = '1';
const DESCRIPTION =
  'The calls of the personal area of a loyalty programme. Signed-in calls carry the identity ' +
  'provider’s access token; writes carry an X-Request-ID and have one effect for one id.';

/** The OpenAPI document of every described call, from the schemas that check it. */
export async function buildDocument<E extends Env>(app: Hono<E>): Promise<OpenApiDocument> {
  const { paths } = await generateSpecs(app, {
    excludeStaticFile: false,
    exclude: /^\/sandbox/,
    defaultValidationErrorResponse: false,
  });
  // The library's types leave every part open; what it makes of our schemas is known.
  const described = paths as unknown as OpenApiDocument['paths'];
  return {
    openapi: '3.1.0',
    info: { title: 'Loyalty service', version: VERSION, description: DESCRIPTION },
    paths: Object.fromEntries(
      Object.entries(described).map(([path, item]) => {
        const operations = Object.entries(item).map(([method, operation]) => [
          method,
          completeOperation(method, path, operation),
        ]);
        return [path, Object.fromEntries(operations)];
      }),
    ),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        suggestToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Token` and the suggestToken of /my/config.json',
        },
      },
      schemas: { Error: (await resolver(errorBody).toJSONSchema()) as Schema },
      responses: Object.fromEntries(
        Object.values(ERROR_RESPONSES).map(({ name, description, headers }) => [
          name,
          errorResponse(description, headers),
        ]),
      ),
    },
  };
}

const errorResponse = (
  description: string,
  headers: ResponseObject['headers'],
): ResponseObject => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
