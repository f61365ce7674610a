import { crc16 } from './crc16.ts';

export interface TonAddress {
  readonly workchain: number;
  readonly hash: Uint8Array;
}

/** Flags of the first byte: 0x11 bounceable, 0x51 not, plus 0x80 for test chains only. */
export interface FriendlyAddress extends TonAddress {
  readonly bounceable: boolean;
  readonly testOnly: boolean;
}

/**
 * Reads 36 bytes in either alphabet of base64: what it is for, the workchain, the hash, a checksum.
 * @see TEP-2
 */
export function parseFriendlyAddress(text: string): FriendlyAddress | 'malformed' | 'checksum' {
  if (!/^(?:[\w-]{48}|[A-Za-z\d+/]{48})$/.test(text)) return 'malformed';
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(standard), (letter) => letter.charCodeAt(0));
  if (crc16(bytes) !== 0) return 'checksum';
  const [tag = 0, workchain = 0] = bytes;
  const kind = tag & 0x7f;
  if ((kind !== 0x11 && kind !== 0x51) || (workchain !== 0 && workchain !== 0xff))
    return 'malformed';
  return {
    workchain: workchain === 0 ? 0 : -1,
    hash: bytes.subarray(2, 34),
    bounceable: kind === 0x11,
    testOnly: tag >= 0x80,
  };
}

/** Formats a TON address as wallets show their own: not bounceable, in base64url. */
export function formatFriendlyAddress(
  { workchain, hash }: TonAddress,
  { testOnly }: Pick<FriendlyAddress, 'testOnly'>,
): string {
  const bytes = [testOnly ? 0xd1 : 0x51, workchain & 0xff, ...hash];
  const checksum = crc16(bytes);
  const base64 = btoa(String.fromCharCode(...bytes, checksum >> 8, checksum & 0xff));
  return base64.replaceAll('+', '-').replaceAll('/', '_');
}
