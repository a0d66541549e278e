addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== parent) return;
  const [clientId, session] = String(event.data).split(' ');
  void status(clientId, session).then((answer) => parent.postMessage(answer, event.origin));
});

async function status(clientId, session) {
  const query = new URLSearchParams({ client_id: clientId, session_state: session });
  try {
    const { status } = await fetch(`login-status-iframe.html/init?${query}`);
    return { 204: 'unchanged', 403: 'changed' }[status] ?? 'error';
  } catch {
    return 'error';
  }
}
