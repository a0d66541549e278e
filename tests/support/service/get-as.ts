import { tokenOf, type TestApp } from './test-app.ts';

/** Sends a GET as a signed-in user and returns the JSON body; throws unless the status is 200. */
export async function getAs(
  { app }: Pick<TestApp, 'app'>,
  email: string,
  path: string,
): Promise<unknown> {
  const response = await app.request(`/service/${path}`, {
    headers: { Authorization: `Bearer ${tokenOf(email)}` },
  });
  if (response.status !== 200)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
