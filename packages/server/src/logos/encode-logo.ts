import { logoRefused } from './logo-refused.ts';
import type { Picture } from './picture.ts';
import { decodePicture, encodePng } from './picture-codecs.ts';
import { shrinkPixels } from './shrink-pixels.ts';

/** Longest side of a stored logo, in pixels. */
const longestSide = 512;

/** Picture that is to be stored: its format and its file. */
export type LogoSource = Pick<Picture, 'format' | 'bytes'>;

/**
 * Encodes a picture again, as a PNG of at most 512 pixels a side. Nothing but its pixels is kept: no
 * metadata, no place where it was taken, nothing hidden behind its end.
 * @throws {ApiError} 400 LOGO_DAMAGED
 */
export async function encodeLogo({ format, bytes }: LogoSource): Promise<Uint8Array> {
  const pixels = await decodePicture(format, bytes).catch(() => {
    throw logoRefused('LOGO_DAMAGED');
  });
  return encodePng(shrinkPixels(pixels, longestSide));
}
