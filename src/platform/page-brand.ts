/** What the page itself says of its brand. */
export interface PageBrand {
  readonly name: string | undefined;
  /** The server chose it by the host; else it is the build's own. */
  readonly isByHost: boolean;
}

/** Reads the page's root, which the server or the build wrote (R1.1). */
export function pageBrand(): PageBrand {
  const { brand, brandSource } = document.documentElement.dataset;
  return { name: brand, isByHost: brandSource === 'host' };
}
