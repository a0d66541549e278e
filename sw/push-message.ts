import type { PushPayload } from '#src/domain/events/notification.ts';

/** The screen that has the member's news. */
const NEWS_PATH = '/my/inbox';
/** Of a message without a title that can be read. */
const NEWS = { ru: 'Есть новости в кабинете', uz: 'Kabinetda yangiliklar bor' } as const;

function parse(text: string): Partial<Record<keyof PushPayload, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The path below the origin, such as `/my/inbox`; the news for anything else. */
export const newsPath = (path: unknown): string =>
  typeof path === 'string' && path.startsWith('/my/') ? path : NEWS_PATH;

/**
 * What is shown for a push message: a browser demands a notification for each one, also for one that this build
 * cannot read (R9.7).
 * @param text the message's data; '' without any
 * @param language of the browser, as `uz-UZ`: the worker does not know the member's choice
 */
export function readPushMessage(text: string, language: string): PushPayload {
  const { title, body, path, tag, icon, ready } = parse(text);
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    title: textOf(title) || NEWS[language.startsWith('uz') ? 'uz' : 'ru'],
    body: textOf(body),
    path: newsPath(path),
    tag: textOf(tag) || 'news',
    icon: textOf(icon),
    ...(typeof ready === 'number' && { ready }),
  };
}
