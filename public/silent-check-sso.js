// The result of the silent sign-in is in this frame's address. Its parent, the app, reads it there.
parent.postMessage(location.href, location.origin);
