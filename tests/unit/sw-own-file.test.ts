import { describe, expect, test } from 'vitest';
import { isOwnFile } from '#sw/own-file.ts';

const PAGE = '<!doctype html><meta name="app-build" content="abc"><div id="root"></div>';
const PORTAL = '<!doctype html><h1>Sign in to the Wi-Fi</h1>';

const answer = (type: string, body = 'x', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

const isOwn = (path: string, response: Response) =>
  isOwnFile(`https://area.example${path}`, response, 'abc');

describe('the files that the device keeps for a start without a network', () => {
  test.each([
    ['/my/index.html?__WB_REVISION__=1', answer('text/html; charset=utf-8', PAGE)],
    ['/my/assets/index-1.js', answer('text/javascript')],
    ['/my/assets/index-1.js', answer('application/javascript; charset=utf-8')],
    ['/my/assets/index-1.css', answer('text/css')],
    ['/my/assets/icons-1.svg', answer('image/svg+xml')],
    ['/my/assets/onest-1.woff2', answer('font/woff2')],
    ['/my/manifest.webmanifest', answer('application/manifest+json')],
  ])('[R9.3] %s is kept when it is what it should be', async (path, response) => {
    expect(await isOwn(path, response)).toBe(true);
  });

  test.each([
    ['a portal in place of the page', '/my/index.html', answer('text/html', PORTAL)],
    [
      'the page of another build',
      '/my/index.html',
      answer('text/html', PAGE.replace('abc', 'abd')),
    ],
    ['a portal in place of a script', '/my/assets/index-1.js', answer('text/html', PORTAL)],
    ['a portal in place of a font', '/my/assets/onest-1.woff2', answer('text/html', PORTAL)],
    ['an answer without a type', '/my/assets/index-1.js', answer('')],
    ['a part of a script', '/my/assets/index-1.js', answer('text/javascript', 'x', 206)],
    ['a server in trouble', '/my/assets/index-1.js', answer('text/javascript', 'x', 503)],
    ['a file of a kind that no build has', '/my/assets/report.pdf', answer('application/pdf')],
  ])('[R9.2][R9.3] %s is not kept', async (_case, path, response) => {
    expect(await isOwn(path, response)).toBe(false);
  });

  test('[R9.3] the checked answer can still be stored', async () => {
    const response = answer('text/html', PAGE);
    await isOwn('/my/index.html', response);
    expect(await response.text()).toBe(PAGE);
  });
});
