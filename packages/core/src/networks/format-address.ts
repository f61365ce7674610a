/**
 * Shortens an address of over 16 characters to its first 6 and last 7, for lists (R-FMT-05). A
 * recipient to confirm is never shortened: look-alike addresses share both ends.
 * @example
 * shortenAddress('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'); // 'bc1qcr...z306fyu'
 */
export function shortenAddress(address: string): string {
  return address.length > 16 ? `${address.slice(0, 6)}...${address.slice(-7)}` : address;
}

/**
 * An address in full, in groups of four characters, the last one shorter. A leading `0x` belongs to
 * the first group without counting.
 * @example
 * groupAddress('bc1qcr8te4kr').join(' '); // 'bc1q cr8t e4kr'
 */
export function groupAddress(address: string): readonly string[] {
  return address.match(/(?:^0x)?.{1,4}/gsu) ?? [];
}
