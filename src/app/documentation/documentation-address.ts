const ADDRESS = '/my/documentation';

/** Whether an address belongs to the UI kit, which is a separate page (R2.50). */
export const isDocumentation = (pathname: string): boolean =>
  pathname === ADDRESS || pathname.startsWith(`${ADDRESS}/`);

/** The kit's address in the spelling that it uses itself; the router accepts any case and encoding. */
export const documentationAddress = (rest: string, search: string): string =>
  `${ADDRESS}/${rest}${search}`;
