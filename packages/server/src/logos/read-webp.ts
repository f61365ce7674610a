import { logoRefused } from './logo-refused.ts';
import type { Picture } from './picture.ts';

/**
 * Reads the chunks of a WebP (RFC 9649); null for another format.
 * @throws {ApiError} LOGO_DAMAGED, LOGO_ANIMATED
 */
export function readWebp(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  if (view.getUint32(4, true) + 8 !== bytes.length) throw logoRefused('LOGO_DAMAGED');
  let size = { width: 0, height: 0 };
  for (let offset = 12; offset < bytes.length; ) {
    if (offset + 18 > bytes.length) throw logoRefused('LOGO_DAMAGED');
    const type = textAt(view, offset);
    if (type === 'ANIM' || type === 'ANMF') throw logoRefused('LOGO_ANIMATED');
    const found = sizeOf(view, type, offset + 8);
    // The canvas and the picture on it each have a size: both are bounded.
    size = {
      width: Math.max(size.width, found?.width ?? 0),
      height: Math.max(size.height, found?.height ?? 0),
    };
    const length = view.getUint32(offset + 4, true);
    offset += 8 + length + (length % 2);
    if (offset > bytes.length) throw logoRefused('LOGO_DAMAGED');
  }
  return { format: 'webp', ...size, bytes };
}

function textAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** Reads the size that a chunk states; undefined for chunks without one. */
function sizeOf(view: DataView, type: string, at: number) {
  if (view.byteLength < at + 10) throw logoRefused('LOGO_DAMAGED');
  if (type === 'VP8X') return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
  if (type === 'VP8 ')
    return {
      width: view.getUint16(at + 6, true) & 0x3fff,
      height: view.getUint16(at + 8, true) & 0x3fff,
    };
  if (type !== 'VP8L') return undefined;
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}
