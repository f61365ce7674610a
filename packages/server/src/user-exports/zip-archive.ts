import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivedFile {
  /** Plain characters; no folder. */
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * A zip archive of a few files, deflated.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12, 4.3.16
 */
export function zipArchive(files: readonly ArchivedFile[], at: Date): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = pack(file, at);
    const local = Buffer.concat([uint32(0x04034b50), packed.header, packed.name, packed.data]);
    directory.push(directoryEntry(packed, offset));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const count = uint16(files.length);
  const end = [uint32(0x06054b50), uint32(0), count, count, uint32(index.length), uint32(offset)];
  return new Uint8Array(Buffer.concat([...parts, index, ...end, uint16(0)]));
}

interface PackedFile {
  /** Part that the local header and the directory have in common. */
  readonly header: Uint8Array;
  readonly name: Uint8Array;
  readonly data: Uint8Array;
}

function pack({ name, content }: ArchivedFile, at: Date): PackedFile {
  const data = deflateRawSync(content);
  const nameBytes = Buffer.from(name);
  const header = Buffer.concat([
    uint16(20), // version 2.0 is needed to extract
    uint16(0x0800), // names are UTF-8
    uint16(8), // deflated
    uint16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    uint16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    uint32(crc32(content)),
    uint32(data.length),
    uint32(content.length),
    uint16(nameBytes.length),
    uint16(0), // no extra field
  ]);
  return { header, name: nameBytes, data };
}

function directoryEntry({ header, name }: PackedFile, offset: number): Uint8Array {
  const madeBy = uint16(20);
  // No comment, the first disk, no attributes.
  const rest = [uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset)];
  return Buffer.concat([uint32(0x02014b50), madeBy, header, ...rest, name]);
}

function uint16(value: number): Uint8Array {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
