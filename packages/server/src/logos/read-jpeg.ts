import { logoRefused } from './logo-refused.ts';
import type { Picture } from './picture.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;

/**
 * Reads the segments of a JPEG (ITU-T T.81, annex B); null for another format.
 * @throws {ApiError} LOGO_DAMAGED
 */
export function readJpeg(bytes: Uint8Array): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { readonly width: number; readonly height: number } | null = null;
  let offset = 2;
  for (;;) {
    const marker = byteAt(view, offset + 1);
    if (byteAt(view, offset) !== 0xff) throw logoRefused('LOGO_DAMAGED');
    if (marker === endOfImage) break;
    const end = offset + 2 + wordAt(view, offset + 2);
    if (isFrame(marker)) {
      // A second frame would have a size of its own.
      if (size !== null) throw logoRefused('LOGO_DAMAGED');
      size = { height: wordAt(view, offset + 5), width: wordAt(view, offset + 7) };
    }
    offset = marker === startOfScan ? skipScan(view, end) : end;
  }
  if (size === null || offset + 2 !== bytes.length) throw logoRefused('LOGO_DAMAGED');
  return { format: 'jpeg', ...size, bytes };
}

/** Reports whether a marker begins a frame; three of the range have other meanings. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Returns the offset of the marker after the coded data of a scan. */
function skipScan(view: DataView, start: number): number {
  for (let offset = start; ; offset += 1) {
    if (byteAt(view, offset) !== 0xff) continue;
    const next = byteAt(view, offset + 1);
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return offset;
  }
}

function byteAt(view: DataView, offset: number): number {
  if (offset >= view.byteLength) throw logoRefused('LOGO_DAMAGED');
  return view.getUint8(offset);
}

function wordAt(view: DataView, offset: number): number {
  if (offset + 1 >= view.byteLength) throw logoRefused('LOGO_DAMAGED');
  return view.getUint16(offset);
}
