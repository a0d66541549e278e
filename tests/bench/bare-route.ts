import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** The limit of the framework: a route that does nothing. Sends its port to the measuring process. */
const serve = getRequestListener(new Hono().get('/', (c) => c.json({ ok: true })).fetch);
const server = createServer((req, res) => void serve(req, res));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
