/** The brand that the page declares. */
export interface PageBrand {
  readonly name: string | undefined;
  /** Whether the server chose the brand by the host; otherwise it is the build's. */
  readonly isByHost: boolean;
}

/** Reads the root element's attributes, which the server or the build wrote (R1.1). */
export function pageBrand(): PageBrand {
  const { brand, brandSource } = document.documentElement.dataset;
  return { name: brand, isByHost: brandSource === 'host' };
}
