import { expect, test } from 'vitest';
import { videoAddresses } from '#src/domain/education/lesson-video.ts';
import { paragraphsOf } from '#src/domain/text/paragraphs.ts';

const PAGE = 'https://area.example/my/education/2';

test.each([
  ['videos/start.mp4', '/service', 'https://area.example/service/videos/start'],
  ['/service/videos/start.mp4', '/service', 'https://area.example/service/videos/start'],
  ['videos/start.webm', 'https://api.example/v1', 'https://api.example/v1/videos/start'],
  [
    '/service/videos/a.b.mp4',
    'https://api.example/service',
    'https://api.example/service/videos/a.b',
  ],
  ['https://video.example/start.mp4', '/service', 'https://video.example/start'],
  ['http://localhost:8000/start.mp4', '/service', 'http://localhost:8000/start'],
])(
  '[R2.22] the video %s of the service %s lies at its address, the captions beside it',
  (url, service, name) => {
    const addresses = videoAddresses(url, service, PAGE);
    expect(addresses?.video).toBe(`${name}.${url.split('.').at(-1)}`);
    expect(addresses?.captions).toEqual({ ru: `${name}.ru.vtt`, uz: `${name}.uz.vtt` });
    expect(addresses?.isForeign).toBe(!name.startsWith('https://area.example'));
  },
);

test('[R2.22] captions keep the parameters of the video’s address', () => {
  const { captions } = videoAddresses('videos/start.mp4?v=2', '/service', PAGE) ?? {};
  expect(captions?.uz).toBe('https://area.example/service/videos/start.uz.vtt?v=2');
});

test.each([
  'javascript:alert(1)',
  'shttp://a/1.mp4',
  'data:video/mp4;base64,AA',
  'http://',
  'blob:https://a/1',
])('[R10.3] %s is no video address', (url) => {
  expect(videoAddresses(url, '/service', PAGE)).toBeNull();
});

test('[R2.22] empty lines separate paragraphs; other line ends do not', () => {
  expect(paragraphsOf('Первый\nи ещё\n\n  \nВторой \n\n')).toEqual(['Первый\nи ещё', 'Второй']);
  expect(paragraphsOf('Одна\nи\nта же')).toEqual(['Одна\nи\nта же']);
  expect(paragraphsOf('')).toEqual([]);
});
