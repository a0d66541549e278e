import type { Server } from 'node:http';
import { ConfigError } from '#server/config/config-error.ts';

/** Listens on the port. Throws a ConfigError, which names the setting, when the port cannot be used. */
export function listen(server: Server, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is busy: stop what listens there, or set ${setting} to another one`
            : `Port ${port} cannot be used (${error.message}): set ${setting} to another one`,
        ),
      ),
    );
    server.listen(port, resolve);
  });
}
