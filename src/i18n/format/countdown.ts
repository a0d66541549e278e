/** A longer wait is not counted down: it lasts until tomorrow. */
export const LONGEST_COUNTDOWN_S = 3600;

/** «0:43», «9:05» */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
