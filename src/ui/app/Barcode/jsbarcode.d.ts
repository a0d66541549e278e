declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128Auto {
    constructor(text: string, options: object);
    /** `data` holds one character a module: '1' is a bar, '0' is a gap. */
    encode(): { data: string; text: string };
  }
  /** The class itself under a bundler, a CommonJS namespace around it under Node. */
  const module: typeof Code128Auto | { default: typeof Code128Auto };
  export default module;
}
