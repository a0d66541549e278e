import { describe, expect, test } from 'vitest';
import { type Boot, type BootEvent, bootReducer } from '#src/state/session/boot.ts';

const PHASES = ['starting', 'ready', 'signed-out', 'ended', 'unreachable', 'fatal'] as const;

const at = (phase: Boot['phase'], hasError = false): Boot => ({ phase, hasError });

const failed = (facts: Partial<BootEvent> = {}): BootEvent => ({
  type: 'startFailed',
  isFatal: false,
  lacksResponse: false,
  hasData: true,
  ...(facts as object),
});

/** Everything that a step of a start under way can report. */
const STEPS: readonly BootEvent[] = [
  { type: 'areaOpened' },
  { type: 'areaClosed' },
  { type: 'unreached' },
  { type: 'sessionFound', hasData: true },
  failed(),
  failed({ isFatal: true }),
  failed({ lacksResponse: true, hasData: false }),
  { type: 'refreshed' },
];

describe('the app’s start', () => {
  test.each(
    STEPS.flatMap((event) => (['signed-out', 'ended'] as const).map((phase) => ({ phase, event }))),
  )('[R9.8] stays $phase when a step under way reports $event.type', ({ phase, event }) => {
    expect(bootReducer(at(phase), event).phase).toBe(phase);
  });

  test('[R4.11] says that the sign-in page cannot be reached, after a hidden area too', () => {
    expect(bootReducer(at('ended'), { type: 'signInMissed' }).phase).toBe('unreachable');
  });

  test('[R9.2] keeps what it shows when there is no network', () => {
    expect(bootReducer(at('ready'), { type: 'unreached' })).toEqual(at('ready'));
    expect(bootReducer(at('starting'), { type: 'unreached' })).toEqual(at('unreachable'));
  });

  test('[R4.5] shows the general error text beside the member’s data', () => {
    const state = bootReducer(at('ready'), failed({ lacksResponse: true }));
    expect(state).toEqual(at('ready', true));
    expect(bootReducer(state, { type: 'refreshed' })).toEqual(at('ready'));
    expect(bootReducer(state, { type: 'sessionFound', hasData: false })).toEqual(at('ready'));
  });

  test('[R9.11] has nothing to show when no response brought the member’s data', () => {
    const state = bootReducer(at('ready'), failed({ lacksResponse: true, hasData: false }));
    expect(state).toEqual(at('unreachable', true));
  });

  test('[R4.6] shows the technical works after a fatal refusal, whatever it has', () => {
    expect(bootReducer(at('ready'), failed({ isFatal: true }))).toEqual(at('fatal', true));
  });

  test.each(PHASES)('[R2.41] starts again from %s', (phase) => {
    const shown = bootReducer(at(phase), { type: 'restarted', hasData: true });
    expect(shown.phase).toBe('ready');
    const empty = bootReducer(at(phase), { type: 'restarted', hasData: false });
    expect(empty.phase).toBe('starting');
  });
});
