/** True in development builds alone: overrides and synthetic identity are compiled out elsewhere (R10.3). */
declare const __DEV_FEATURES__: boolean;
/** The names that a production build gives the variables of `src/ui/styles/tokens.css`; empty elsewhere. */
declare const __SHORT_VARIABLES__: Readonly<Record<string, string>>;
