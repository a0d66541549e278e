import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '#tests/support/database/ports.ts';
import { createLink, ROUND_TRIP_MS } from './slow-link.ts';

/**
 * `open` passes everything on at full speed, `slow` at the speed of the links; `refused` refuses connections;
 * `silent` accepts them and never responds (lie-fi).
 */
export type Network = 'open' | 'slow' | 'refused' | 'silent';

/** The network between the browser and a server; DevTools' own throttling does not reach a service worker. */
export interface SlowProxy {
  /** `http://localhost:PORT`, which the browser opens. */
  readonly origin: string;
  /** Cuts all connections and treats new ones so from now on. */
  readonly become: (network: Network) => Promise<void>;
}

/** Passes connections on to a server on this port of the machine; starts `open`. */
export async function startSlowProxy(
  cleanup: AsyncDisposableStack,
  serverPort: number,
): Promise<SlowProxy> {
  const port = await freePort();
  let listener: Server | null = null;
  const sockets = new Set<Socket>();

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    // A browser that aborts a request resets its connection.
    socket.on('error', () => socket.destroy());
    return socket.on('close', () => sockets.delete(socket));
  };
  const toServer = () => track(connect(serverPort, 'localhost'));

  const become = async (network: Network) => {
    await stopListening(listener, sockets);
    listener = null;
    if (network === 'refused') return;
    const handle = { open: passOn, slow: slowDown(), silent: ignore }[network];
    listener = createServer((browser) => handle(track(browser), toServer));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    listener.once('error', reject).listen(port, resolve);
    await promise;
  };
  await become('open');
  cleanup.defer(() => become('refused'));
  return { origin: `http://localhost:${port}`, become };
}

async function stopListening(listener: Server | null, sockets: Iterable<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    if (listener) listener.close(() => resolve());
    else resolve();
  });
  for (const socket of sockets) socket.destroy();
  await closed;
}

const ignore = () => undefined;

function passOn(browser: Socket, connectServer: () => Socket): void {
  const server = connectServer();
  browser.pipe(server).pipe(browser);
  browser.on('close', () => server.destroy());
  server.on('close', () => browser.destroy());
}

/** All connections share one link in each direction. */
function slowDown() {
  const [up, down] = [createLink(), createLink()];
  return (browser: Socket, connectServer: () => Socket): void => {
    const server = connectServer();
    // The proxy itself accepts at once; over a real network the handshake takes a round trip.
    up(browser, server, performance.now() + ROUND_TRIP_MS);
    down(server, browser, 0);
    browser.on('close', () => server.destroy());
  };
}
