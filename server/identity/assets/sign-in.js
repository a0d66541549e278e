const password = document.querySelector('#password');
const reveal = document.querySelector('#reveal');
const form = document.querySelector('form');

reveal.hidden = false;
reveal.addEventListener('click', () => {
  const shown = password.type === 'text';
  password.type = shown ? 'password' : 'text';
  reveal.setAttribute('aria-pressed', String(!shown));
});

// Password managers and screen readers expect a password field when the form goes.
form.addEventListener('submit', () => {
  password.type = 'password';
  form.querySelector('[type=submit]').setAttribute('aria-busy', 'true');
});

// A page out of the browser's back cache must not look as if it were still sending.
addEventListener('pageshow', () => {
  form.querySelector('[type=submit]').removeAttribute('aria-busy');
});
