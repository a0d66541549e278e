import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findJava } from './prerequisites.ts';

const PASSPHRASE = 'first-day';

export interface SecureProxy {
  readonly port: number;
  readonly stop: () => void;
}

/**
 * Serves a process under a public name by HTTPS, as the institution's load balancer does.
 * @param host of the certificate, which nobody has signed
 * @param target the origin of the process
 */
export async function startSecureProxy(host: string, target: string): Promise<SecureProxy> {
  const server = createServer(
    { pfx: makeCertificate(host), passphrase: PASSPHRASE },
    (req, res) => {
      const { method, headers, url = '/' } = req;
      const forwarded = request(target + url, { method, headers }, (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(res);
      });
      forwarded.once('error', () => res.destroy());
      req.pipe(forwarded);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A key with its certificate in PKCS #12, made by the tool that each Java has. */
function makeCertificate(host: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const file = join(folder, 'area.p12');
  const keytool = join(dirname(findJava() ?? ''), 'keytool');
  const options = {
    alias: 'area',
    keyalg: 'EC',
    dname: `CN=${host}`,
    ext: `san=dns:${host}`,
    storetype: 'PKCS12',
    keystore: file,
    storepass: PASSPHRASE,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]);
  execFileSync(keytool, ['-genkeypair', ...args], { stdio: 'ignore' });
  const certificate = readFileSync(file);
  rmSync(folder, { recursive: true });
  return certificate;
}
