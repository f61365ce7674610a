import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipArchive } from './zip-archive.ts';

const at = new Date('2026-11-20T09:00:02Z');

/** Reads an archive by its directory, as the format wants it. */
function unzip(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    const size = bytes.readUInt32LE(entry + 20);
    const nameLength = bytes.readUInt16LE(entry + 28);
    const local = bytes.readUInt32LE(entry + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const name = bytes.subarray(entry + 46, entry + 46 + nameLength).toString();
    files.set(name, inflateRawSync(bytes.subarray(begin, begin + size)));
    entry += 46 + nameLength;
  }
  expect(entry).toBe(end);
  return files;
}

describe('zipArchive', () => {
  it('gives back what went in', () => {
    const contents = fc.dictionary(fc.stringMatching(/^[a-z-]{1,20}$/), fc.uint8Array(), {
      maxKeys: 5,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(contents, (wanted) => {
        const files = Object.entries(wanted).map(([name, content]) => ({ name, content }));
        const read = unzip(zipArchive(files, at));
        expect(read.size).toBe(files.length);
        for (const { name, content } of files) expect(read.get(name)?.equals(content)).toBe(true);
      }),
    );
  });

  it('writes the checksum and the time where the format has them', () => {
    // CRC-32 of these nine digits, as in the catalogue of parametrised CRC algorithms.
    const archive = zipArchive([{ name: 'a', content: Buffer.from('123456789') }], at);
    const header = Buffer.from(archive);
    expect(header.readUInt32LE(14).toString(16)).toBe('cbf43926');
    expect(header.readUInt16LE(10)).toBe((9 << 11) | 1);
    expect(header.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 20);
  });
});
