/** Computes CRC-16/XMODEM. It is zero for bytes followed by their own checksum, high byte first. */
export function crc16(bytes: Iterable<number>): number {
  let checksum = 0;
  for (const byte of bytes) {
    checksum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : checksum << 1;
  }
  return checksum;
}
