const store = async () => (await caches.open('files')).addAll(['/', '/code.html']);
const respond = async (request) => (await caches.match(request)) ?? fetch(request);

addEventListener('install', (event) => event.waitUntil(store()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(respond(event.request)));
