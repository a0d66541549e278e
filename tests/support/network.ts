import { createServer, type Socket } from 'node:net';

/**
 * Lie-fi: takes connections on a port and never answers them, as a network does that is up in
 * name only. Start it on the port of a stopped server.
 * @returns closes it and every connection that it holds.
 */
export function listenSilently(port: number): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const held = new Set<Socket>();
    const listener = createServer((socket) => {
      held.add(socket);
      // A browser that gives up resets the connection; that is no fault of the story.
      socket.on('error', () => undefined);
      socket.on('close', () => held.delete(socket));
    });
    const close = () =>
      new Promise<void>((closed) => {
        listener.close(() => closed());
        for (const socket of held) socket.destroy();
      });
    listener.once('error', reject);
    listener.listen(port, () => resolve(close));
  });
}
