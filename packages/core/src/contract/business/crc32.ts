/** Computes the CRC-32 of text in ASCII. @see ISO 3309, as in gzip and PNG */
export function crc32(text: string): number {
  let checksum = 0xffffffff;
  for (let at = 0; at < text.length; at += 1) {
    checksum ^= text.charCodeAt(at) & 0xff;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = checksum & 1 ? (checksum >>> 1) ^ 0xedb88320 : checksum >>> 1;
  }
  return ~checksum >>> 0;
}
