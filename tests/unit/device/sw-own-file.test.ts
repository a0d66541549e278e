import { describe, expect, test } from 'vitest';
import { isOwnFile } from '#sw/own-file.ts';

const PAGE = '<!doctype html><meta name="app-build" content="abc"><div id="root"></div>';
const PORTAL = '<!doctype html><h1>Sign in to the Wi-Fi</h1>';

const responseWith = (type: string, body = 'x', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

const isOwn = (path: string, response: Response) =>
  isOwnFile(`https://area.example${path}`, response, 'abc');

describe('files stored for a start without a network', () => {
  test.each([
    ['/my/index.html?__WB_REVISION__=1', responseWith('text/html; charset=utf-8', PAGE)],
    ['/my/assets/index-1.js', responseWith('text/javascript')],
    ['/my/assets/index-1.js', responseWith('application/javascript; charset=utf-8')],
    ['/my/assets/index-1.css', responseWith('text/css')],
    ['/my/assets/icons-1.svg', responseWith('image/svg+xml')],
    ['/my/assets/onest-1.woff2', responseWith('font/woff2')],
    ['/my/manifest.webmanifest', responseWith('application/manifest+json')],
  ])('[R9.3] %s is stored when its content is valid', async (path, response) => {
    expect(await isOwn(path, response)).toBe(true);
  });

  test.each([
    ['a portal in place of the page', '/my/index.html', responseWith('text/html', PORTAL)],
    [
      'the page of another build',
      '/my/index.html',
      responseWith('text/html', PAGE.replace('abc', 'abd')),
    ],
    ['a portal in place of a script', '/my/assets/index-1.js', responseWith('text/html', PORTAL)],
    ['a portal in place of a font', '/my/assets/onest-1.woff2', responseWith('text/html', PORTAL)],
    ['a response without a type', '/my/assets/index-1.js', responseWith('')],
    ['a part of a script', '/my/assets/index-1.js', responseWith('text/javascript', 'x', 206)],
    ['a server in trouble', '/my/assets/index-1.js', responseWith('text/javascript', 'x', 503)],
    [
      'a file of a kind that no build has',
      '/my/assets/report.pdf',
      responseWith('application/pdf'),
    ],
  ])('[R9.2][R9.3] %s is not stored', async (_case, path, response) => {
    expect(await isOwn(path, response)).toBe(false);
  });

  test('[R9.3] the checked response can still be stored', async () => {
    const response = responseWith('text/html', PAGE);
    await isOwn('/my/index.html', response);
    expect(await response.text()).toBe(PAGE);
  });
});
