const ADDRESS = '/my/documentation';

/** Whether an address is the UI kit's, which is a page of its own (R2.50). */
export const isDocumentation = (pathname: string): boolean =>
  pathname === ADDRESS || pathname.startsWith(`${ADDRESS}/`);

/** The kit's own spelling of an address that the router takes for it in any case and encoding. */
export const documentationAddress = (rest: string, search: string): string =>
  `${ADDRESS}/${rest}${search}`;
