import type { Duplex } from 'node:stream';
import type { LocalText } from '#src/domain/text/text.ts';
import { REFUSAL_PAGE_SOURCES, unreadablePage } from './errors/refusal-page.ts';
import { securityHeaders, type SecurityPolicy } from './middleware/security-headers.ts';

interface Failure {
  readonly status: string;
  readonly text: LocalText;
}

/** Cookies of other sites of the university come with every request of a browser. */
const TOO_LARGE: Failure = {
  status: '431 Request Header Fields Too Large',
  text: {
    ru: 'Браузер прислал слишком много данных. Удали cookie этого сайта или укороти адрес и открой страницу ещё раз.',
    uz: 'Brauzer juda koʻp maʼlumot yubordi. Bu saytning cookie fayllarini oʻchiring yoki manzilni qisqartiring va sahifani qayta oching.',
  },
};
const TOO_SLOW: Failure = {
  status: '408 Request Timeout',
  text: {
    ru: 'Запрос не дошёл до конца. Проверь связь и попробуй ещё раз.',
    uz: 'Soʻrov oxirigacha yetib kelmadi. Aloqani tekshirib, yana urinib koʻring.',
  },
};
const UNREADABLE: Failure = {
  status: '400 Bad Request',
  text: {
    ru: 'Сервис не смог прочитать запрос. Открой личный кабинет ещё раз.',
    uz: 'Xizmat soʻrovni oʻqiy olmadi. Shaxsiy kabinetni qayta oching.',
  },
};
const FAILURES: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** Responds with a page where Node cannot read a request: its own response has no words (event `clientError`). */
export const respondToUnreadable =
  (policy: SecurityPolicy) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const { status, text } = FAILURES[error.code ?? ''] ?? UNREADABLE;
    void unreadablePage(text).then((page) => {
      if (!socket.writable) return void socket.destroy();
      const headers = {
        ...securityHeaders('/', policy, REFUSAL_PAGE_SOURCES),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': Buffer.byteLength(page),
        'Cache-Control': 'no-store',
        Connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return socket.end([`HTTP/1.1 ${status}`, ...lines, '', page].join('\r\n'));
    });
  };
