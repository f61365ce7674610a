/** CRC-32C (Castagnoli). @see RFC 3720, appendix B.4 */
export function crc32c(bytes: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = checksum & 1 ? (checksum >>> 1) ^ 0x82f63b78 : checksum >>> 1;
  }
  return ~checksum >>> 0;
}
