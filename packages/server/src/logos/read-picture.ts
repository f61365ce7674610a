import { logoRefused } from './logo-refused.ts';
import type { Picture } from './picture.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

/** Greatest width and height, which bound the memory of the decoder: 36 MB of pixels. */
const mostPixels = 3_000;

/**
 * Reads the format and the size of a picture from its structure. The file ends where the picture
 * ends, so that it is no file of another type too.
 * @throws {ApiError} 400 LOGO_TYPE, LOGO_DAMAGED, LOGO_ANIMATED, LOGO_TOO_WIDE
 */
export function readPicture(bytes: Uint8Array): Picture {
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  if (picture === null) throw logoRefused('LOGO_TYPE');
  const { width, height } = picture;
  if (width === 0 || height === 0) throw logoRefused('LOGO_DAMAGED');
  if (width > mostPixels || height > mostPixels) throw logoRefused('LOGO_TOO_WIDE');
  return picture;
}
