import { logoRefused } from './logo-refused.ts';
import type { Picture } from './picture.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Chunks that a decoder needs; all others are left out, as compressed text may take any memory. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * Reads the chunks of a PNG (ISO/IEC 15948); null for another format.
 * @throws {ApiError} LOGO_DAMAGED, LOGO_ANIMATED
 */
export function readPng(bytes: Uint8Array): Picture | null {
  if (signature.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, signature.length)];
  let offset = signature.length;
  for (;;) {
    const chunk = readChunk(view, offset);
    if (offset === signature.length && (chunk.type !== 'IHDR' || chunk.length !== 13))
      throw logoRefused('LOGO_DAMAGED');
    if (chunk.type === 'acTL') throw logoRefused('LOGO_ANIMATED');
    if (kept.has(chunk.type)) parts.push(bytes.subarray(offset, chunk.end));
    offset = chunk.end;
    if (chunk.type === 'IEND') break;
  }
  if (offset !== bytes.length) throw logoRefused('LOGO_DAMAGED');
  // The size is in the first chunk, behind its length and its type.
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { format: 'png', width, height, bytes: Buffer.concat(parts) };
}

function readChunk(view: DataView, offset: number) {
  const restLength = view.byteLength - offset;
  if (restLength < 12) throw logoRefused('LOGO_DAMAGED');
  const length = view.getUint32(offset);
  if (length > restLength - 12) throw logoRefused('LOGO_DAMAGED');
  const codes = [4, 5, 6, 7].map((index) => view.getUint8(offset + index));
  return { type: String.fromCharCode(...codes), length, end: offset + 12 + length };
}
