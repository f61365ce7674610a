import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../test/pictures.ts';
import { ApiError } from '../platform/api-error.ts';
import { encodeLogo } from './encode-logo.ts';

import { decodePicture, encodePng } from './picture-codecs.ts';
import type { Pixels } from './pixels.ts';
import { readPicture } from './read-picture.ts';

const png = Buffer.from(pictures.png, 'base64');
const jpeg = Buffer.from(pictures.jpeg, 'base64');
const webp = Buffer.from(pictures.webp, 'base64');

function codeOf(bytes: Uint8Array): string {
  try {
    readPicture(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Builds a chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Puts chunks behind the header of a PNG. */
const withChunks = (...chunks: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Writes another size into the header of the PNG. */
function sized(width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
}

/** Writes a segment of metadata into the JPEG. */
function withSegment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

const pixelAt = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('readPicture', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', webp],
    ['webp', Buffer.from(pictures.losslessWebp, 'base64')],
  ])('reads the size of a %s without decoding it', (format, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ format, width: 24, height: 16 });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a page', '<!doctype html><title>logo.png</title>'],
    ['an archive', 'PK\x03\x04 and so on'],
    ['one byte', '\x89'],
  ])('refuses %s by its content', (_, text) => {
    expect(codeOf(Buffer.from(text, 'latin1'))).toBe('LOGO_TYPE');
  });

  it('refuses what is another file behind the end of the picture', () => {
    const archive = Buffer.from('PK\x05\x06<script>alert(1)</script>', 'latin1');
    for (const picture of [png, jpeg, webp])
      expect(codeOf(Buffer.concat([picture, archive]))).toBe('LOGO_DAMAGED');
  });

  it('refuses every beginning of a picture, and no byte makes it fail otherwise', () => {
    for (const picture of [png, jpeg, webp])
      for (let length = 12; length < picture.length; length += 1)
        expect(codeOf(picture.subarray(0, length))).toBe('LOGO_DAMAGED');
  });

  it('refuses pictures that move', () => {
    expect(codeOf(withChunks(chunk('acTL', Buffer.alloc(8))))).toBe('LOGO_ANIMATED');
    const frame = Buffer.concat([Buffer.from('ANIM'), Buffer.from([6, 0, 0, 0]), Buffer.alloc(10)]);
    const animated = Buffer.concat([webp, frame]);
    animated.writeUInt32LE(animated.length - 8, 4);
    expect(codeOf(animated)).toBe('LOGO_ANIMATED');
  });

  it('refuses a picture whose pixels would take much memory, before it decodes any', () => {
    expect(codeOf(sized(3_001, 1))).toBe('LOGO_TOO_WIDE');
    expect(codeOf(sized(1, 60_000))).toBe('LOGO_TOO_WIDE');
    expect(codeOf(sized(0, 16))).toBe('LOGO_DAMAGED');
    const wide = Buffer.from(webp);
    wide.writeUInt16LE(9_000, 26);
    expect(codeOf(wide)).toBe('LOGO_TOO_WIDE');
  });

  it('leaves out the chunks that a decoder needs not, such as compressed text', () => {
    const { bytes } = readPicture(withChunks(chunk('zTXt', Buffer.alloc(90_000))));
    expect(Buffer.from(bytes).equals(png)).toBe(true);
  });
});

describe('encodeLogo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('keeps the pixels of a %s', async (format) => {
    const logo = await encodeLogo(readPicture(Buffer.from(pictures[format], 'base64')));
    const shown = await decodePicture('png', logo);
    expect([shown.width, shown.height]).toEqual([24, 16]);
    const [red = 0, , blue = 0, opacity] = pixelAt(shown, 2, 8);
    expect([red > 150, blue < 90, opacity]).toEqual([true, true, 255]);
    expect(pixelAt(shown, 21, 8)[2]).toBeGreaterThan(150);
  });

  it('keeps nothing of the file but its pixels', async () => {
    const source = withSegment(0xfe, 'taken at 52.52 N, 13.40 E');
    const logo = Buffer.from(await encodeLogo(readPicture(source)));
    expect(logo.includes('52.52')).toBe(false);
    const text = chunk('tEXt', Buffer.from('Author\0Ada Lovelace'));
    const second = Buffer.from(await encodeLogo(readPicture(withChunks(text))));
    expect(second.includes('Lovelace')).toBe(false);
    expect(second.toString('latin1').match(/[A-Za-z]{4}/g)).not.toContain('tEXt');
  });

  it('shrinks to 512 pixels on the longer side, and lets nothing invisible shine through', async () => {
    const width = 1_024;
    const data = new Uint8ClampedArray(width * 256 * 4);
    // Every second column is green that cannot be seen.
    for (let at = 0; at < data.length; at += 4)
      data.set((at / 4) % 2 === 0 ? [200, 0, 0, 255] : [0, 255, 0, 0], at);
    const large = await encodePng({ width, height: 256, data });
    const shown = await decodePicture('png', await encodeLogo(readPicture(large)));
    expect([shown.width, shown.height]).toEqual([512, 128]);
    expect(pixelAt(shown, 100, 60)).toEqual([200, 0, 0, 128]);
  });

  it('refuses a picture whose structure is right and whose data is not', async () => {
    const broken = Buffer.from(png);
    broken.fill(0x55, 60, 90);
    await expect(encodeLogo(readPicture(broken))).rejects.toMatchObject({
      status: 400,
      code: 'LOGO_DAMAGED',
    });
  });
});
