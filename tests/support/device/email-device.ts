import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { startI18n } from '#src/i18n/setup.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { emailChange } from '#src/state/member/email-change.ts';
import { cardCreation } from '#src/sync/card/create-card.ts';
import type { TestApp } from '../service/test-app.ts';

interface Sent {
  /** `METHOD path` */
  readonly route: string;
  readonly key: string | null;
  readonly body: string;
}

/** Replaces the response to a request, or loses it (`after`: once the service has handled the request). */
interface Fault {
  readonly route: string;
  readonly response: Response | 'lost' | 'after';
}

/** What the device of the e-mail change has sent, and the fault of its next request. */
export const device: { sent: Sent[]; fault: Fault | null } = { sent: [], fault: null };

export const routesOf = (route: string): Sent[] =>
  device.sent.filter((request) => request.route.startsWith(route));

export const refusal = (status: number, errorCode: string): Response =>
  Response.json({ message: 'Нельзя', error: '', errorCode }, { status });

/** Sends the app's requests to the service of the test; the file replaces `platform/auth/auth.ts`. */
export async function connectDevice(app: TestApp): Promise<void> {
  vi.stubGlobal('document', {
    documentElement: { lang: 'ru', dataset: {} },
    visibilityState: 'visible',
  });
  vi.stubGlobal('location', new URL('http://localhost:8080/my/'));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${new URL(path, location.href).pathname}`;
    const key = new Headers(init.headers).get('x-request-id');
    device.sent.push({ route, key, body: typeof init.body === 'string' ? init.body : '' });
    if (device.fault === null || !route.startsWith(device.fault.route)) {
      return app.app.request(path, init);
    }
    const { response } = device.fault;
    device.fault = null;
    if (response === 'after') await app.app.request(path, init);
    if (typeof response === 'string') throw new TypeError('Failed to fetch');
    return response;
  });
  await startI18n('token');
}

export function resetDevice(): void {
  Object.assign(device, { sent: [], fault: null });
  viewOwner(null);
  Object.assign(emailChange, { replacement: 'idle', search: 'idle' });
  Object.assign(cardCreation, { process: false, failed: false, created: false });
}
