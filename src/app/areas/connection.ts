import { registerServiceWorker } from '#src/platform/worker/service-worker.ts';
import { reopenWhenLost } from '#src/sync/area/reopen-area.ts';
import { signIn } from '#src/sync/area/sign-in.ts';
import { untilContentShown } from '#src/sync/loop/content-shown.ts';
import { stopSync } from '#src/sync/sync-lifetime.ts';
import { skipClosedViews } from '#src/ui/base/Dialog/use-back-closes.ts';
import { watchErrors } from '../errors/error-watch.ts';
import { storeScreens } from '../routing/store-screens.ts';
import { connect, keepTrying, restart, resumeArea } from '../session/connect.ts';
import { followChoices } from '../session/follow-choices.ts';
import { signOutOnRequest } from '../session/leave-area.ts';
import { watchSession } from '../session/session-watch.ts';
import { isFree } from '../session/work-on-screen.ts';
import { followLanguageInHead } from '../shell/page-head.ts';

/** Begins what lasts as long as the page: the worker, the watch over errors, session, choices and network. */
function watch(): void {
  // The worker stores the app's files: on a slow network the first balance comes before them.
  void untilContentShown().then(() =>
    registerServiceWorker(() => isFree(location.pathname.slice(3))),
  );
  storeScreens();
  followLanguageInHead();
  watchErrors();
  watchSession();
  followChoices();
  skipClosedViews();
  reopenWhenLost(stopSync, resumeArea);
  keepTrying();
}

/** Everything that needs a network: one file, loaded after the first content. */
export const connection = { connect, restart, signIn, signOut: signOutOnRequest, watch };
