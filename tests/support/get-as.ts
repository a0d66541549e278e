import { tokenOf, type TestApp } from './test-app.ts';

/** The JSON that the service answers to a GET of a signed-in person; throws unless it is a 200. */
export async function getAs(
  { app }: Pick<TestApp, 'app'>,
  email: string,
  path: string,
): Promise<unknown> {
  const answer = await app.request(`/service/${path}`, {
    headers: { Authorization: `Bearer ${tokenOf(email)}` },
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
