import { createServer, type Socket } from 'node:net';

/**
 * Accepts connections on a port and never responds, like a network that is connected but carries no
 * data. Start it on the port of a stopped server.
 * @returns a function that closes the port and every open connection.
 */
export function listenSilently(port: number): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const connections = new Set<Socket>();
    const listener = createServer((socket) => {
      connections.add(socket);
      // A browser that aborts a request resets the connection; the test must not fail on it.
      socket.on('error', () => undefined);
      socket.on('close', () => connections.delete(socket));
    });
    const close = () =>
      new Promise<void>((closed) => {
        listener.close(() => closed());
        for (const socket of connections) socket.destroy();
      });
    listener.once('error', reject);
    listener.listen(port, () => resolve(close));
  });
}
