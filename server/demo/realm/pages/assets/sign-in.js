const password = document.querySelector('#password');
const reveal = document.querySelector('#reveal');
const form = document.querySelector('form');
/** A second press within this time is a double press. */
const DOUBLE_PRESS_MS = 1000;
let sentAt = -Infinity;

// Back and reload come to the form's own address: a repeated authorization request would return to the app
// with a response that it does not expect.
if (new URL(form.action).pathname !== location.pathname) {
  history.replaceState(null, '', form.action);
}

reveal.hidden = false;
reveal.addEventListener('click', () => {
  const shown = password.type === 'text';
  password.type = shown ? 'password' : 'text';
  reveal.setAttribute('aria-pressed', String(!shown));
});

form.addEventListener('submit', (event) => {
  // The first press uses the form up, and the second one would replace its response.
  if (event.timeStamp - sentAt < DOUBLE_PRESS_MS) return event.preventDefault();
  sentAt = event.timeStamp;
  // Password managers and screen readers expect a password field when the form goes.
  password.type = 'password';
  form.querySelector('[type=submit]').setAttribute('aria-busy', 'true');
});

// A page out of the browser's back cache must not look as if it were still sending.
addEventListener('pageshow', () => {
  form.querySelector('[type=submit]').removeAttribute('aria-busy');
});

/** Requests the app's first files while the person types, so that the page after the sign-in has them. */
async function loadApp() {
  if (navigator.connection?.saveData) return;
  // A device with the installed app has them.
  if (await navigator.serviceWorker?.getRegistration('/my/')) return;
  const page = await (await fetch('/my/')).text();
  const { app, styles, ahead } = JSON.parse(/id="start-files">([^<]+)</.exec(page)?.[1] ?? '{}');
  for (const file of [app, ...styles, ...ahead.app, ...ahead.callback]) {
    fetch(file, { priority: 'low' }).catch(() => undefined);
  }
}
// The app loads what is missing.
const tryLoadApp = () => void loadApp().catch(() => undefined);
// What was filled in before this program ran, by a quick person or the browser, sends no event any more.
const fields = [...form.querySelectorAll('input:not([type=hidden])')];
const isFilled = fields.some((field) => field.value !== '' || field.matches(':autofill'));
if (isFilled) tryLoadApp();
else form.addEventListener('input', tryLoadApp, { once: true });
