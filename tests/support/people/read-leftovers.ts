/** Runs in the page: what the browser still has of a member. */
export const readLeftovers = async () => ({
  databases: (await indexedDB.databases()).flatMap(({ name = '' }) =>
    name === 'workbox-expiration' ? [] : [name],
  ),
  keys: Object.keys(localStorage).filter((key) => /^SF_(?:WHO|CODES|SCREEN)/.test(key)),
});
