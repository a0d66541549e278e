/* Draws the lessons' videos again; needs ffmpeg with libx264: node server/demo/videos/make-videos.ts */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { inviteScene } from './invite-scene.ts';
import { levelsScene } from './levels-scene.ts';

const FRAMES_PER_SECOND = 15;
const SECONDS = 20;
const SCENES = { invite: inviteScene, levels: levelsScene };

/** Small, seekable every two seconds, and played by every browser of the last ten years. */
const ENCODING = (
  '-c:v libx264 -preset veryslow -tune animation -crf 24 ' +
  `-profile:v main -pix_fmt yuv420p -g ${FRAMES_PER_SECOND * 2} ` +
  '-movflags +faststart -fflags +bitexact -flags:v +bitexact'
).split(' ');

async function encode(name: string, draw: (at: number) => string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const output = join(import.meta.dirname, `${name}.mp4`);
  const encoder = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...ENCODING, output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let index = 0; index < SECONDS * FRAMES_PER_SECOND; index += 1) {
    const image = sharp(Buffer.from(draw(index / FRAMES_PER_SECOND))).png({ compressionLevel: 1 });
    if (!encoder.stdin.write(await image.toBuffer())) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = (await once(encoder, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

for (const [name, draw] of Object.entries(SCENES)) await encode(name, draw);
