import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A component hands values to its style sheet through custom properties. */
    [property: `--${string}`]: string | number | undefined;
  }
}
