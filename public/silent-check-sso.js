// The silent sign-in's answer stands in this frame's address; the app, its parent, reads it.
parent.postMessage(location.href, location.origin);
