import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LESSONS } from '#server/demo/programme/fill-programme.ts';

const VIDEOS = resolve(import.meta.dirname, '../../../server/demo/videos');
/** A calm reader on a phone. */
const WORDS_PER_MINUTE = 150;
const CUE_END = /--> (\d\d):(\d\d)\.\d{3}/gu;

/** Minutes until the end of the last caption. */
function videoMinutes(videoUrl: string): number {
  const name = videoUrl.replace(/^.*\//u, '').replace('.mp4', '.ru.vtt');
  const [, minutes, seconds] =
    [...readFileSync(`${VIDEOS}/${name}`, 'utf8').matchAll(CUE_END)].at(-1) ?? [];
  return Number(minutes) + Number(seconds) / 60;
}

test('[R2.22] the stated length of a demo lesson is that of its text and its video', () => {
  for (const { title, minutes, body, videoUrl } of LESSONS) {
    const reading = body.ru.split(/\s+/u).length / WORDS_PER_MINUTE;
    const whole = reading + (videoUrl === undefined ? 0 : videoMinutes(videoUrl));
    expect(minutes, title.ru).toBeGreaterThanOrEqual(whole - 0.5);
    expect(minutes, title.ru).toBeLessThanOrEqual(Math.ceil(whole));
  }
});
