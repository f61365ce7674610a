import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Unpacks the template of a cluster (ustar, gzip) into a new directory. The embedded database could do it, but
 * leaves its copies of all files with the allocator: 60 MB for as long as the process lives.
 */
export function unpackTemplate(file: string, directory: string): void {
  // In one piece beyond the size that an allocator keeps for later.
  const tar = gunzipSync(readFileSync(file), { chunkSize: pieceBytes });
  for (let at = 0; at + blockBytes <= tar.length; ) {
    const header = tar.subarray(at, at + blockBytes);
    const name =
      readText(header, { at: 345, length: 155 }) + readText(header, { at: 0, length: 100 });
    // Two empty blocks end an archive.
    if (name === '') return;
    const size = Number.parseInt(readText(header, { at: 124, length: 12 }), 8) || 0;
    const place = join(directory, name);
    at += blockBytes;
    if (String.fromCharCode(header[156] ?? 0) === directoryType)
      mkdirSync(place, { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(place), { recursive: true, mode: 0o700 });
      writeFileSync(place, tar.subarray(at, at + size), { mode: 0o600 });
    }
    at += Math.ceil(size / blockBytes) * blockBytes;
  }
}

interface Field {
  readonly at: number;
  readonly length: number;
}

/** Reads a text that ends at its first zero byte. */
function readText(header: Buffer, { at, length }: Field): string {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end).trim();
}

const blockBytes = 512;
const directoryType = '5';
const pieceBytes = 64 * 1_048_576;
