/** Whether this page is the provider's response to a sign-in: it must reach keycloak-js untouched. */
export const isCallback = (): boolean =>
  /[#&]state=/.test(location.hash) && /[#&](code|error)=/.test(location.hash);
