/** True in development builds alone: overrides and synthetic identity are compiled out elsewhere (R10.3). */
declare const __DEV_FEATURES__: boolean;
