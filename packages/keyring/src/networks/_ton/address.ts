import { base64, base64url, hex } from '@scure/base';
import { bytesToBits, uintBits } from './bits.ts';

/** The hash of a contract as it begins, and where it lives: 0, or -1 for the masterchain. */
export interface TonAddress {
  readonly workchain: number;
  readonly hash: Uint8Array;
}

/** Flags of a user-friendly address. `testOnly` marks it for test chains. */
export interface AddressForm {
  readonly testOnly: boolean;
}

/** Formats an address as wallets show their own: base64url, not bounceable. @see TEP-2 */
export function formatAddress({ workchain, hash }: TonAddress, { testOnly }: AddressForm): string {
  const bytes = Uint8Array.of(testOnly ? 0xd1 : 0x51, workchain & 0xff, ...hash);
  const checksum = crc16(bytes);
  return base64url.encode(Uint8Array.of(...bytes, checksum >> 8, checksum & 0xff));
}

/**
 * Any of the ways to write an address, bounceable or not: which of the two a payment is to be
 * follows from what stands there. Null for anything else, and for one of test chains where those
 * are not meant.
 */
export function parseAddress(text: string, form: AddressForm): TonAddress | null {
  const [, workchain, digits = ''] = /^(0|-1):([\da-fA-F]{64})$/.exec(text) ?? [];
  if (workchain !== undefined) return { workchain: Number(workchain), hash: hex.decode(digits) };
  const bytes = decodeFriendly(text);
  if (bytes === null || crc16(bytes) !== 0) return null;
  const [tag = 0, place = 0] = bytes;
  const kind = tag & 0x7f;
  const isMeant = tag < 0x80 || form.testOnly;
  if ((kind !== 0x11 && kind !== 0x51) || (place !== 0 && place !== 0xff) || !isMeant) return null;
  return { workchain: place === 0 ? 0 : -1, hash: bytes.slice(2, 34) };
}

/**
 * Parses an address that can receive: null for invalid text and for the zero address, which no
 * contract has.
 */
export function parseRecipient(text: string, form: AddressForm): TonAddress | null {
  const address = parseAddress(text, form);
  return address?.hash.some((byte) => byte !== 0) ? address : null;
}

/** Without anycast, as all addresses are. @see TL-B, addr_std */
export function addressBits({ workchain, hash }: TonAddress): string {
  return `100${uintBits(workchain & 0xff, 8)}${bytesToBits(hash)}`;
}

function decodeFriendly(text: string): Uint8Array | null {
  if (/^[\w-]{48}$/.test(text)) return base64url.decode(text);
  return /^[A-Za-z\d+/]{48}$/.test(text) ? base64.decode(text) : null;
}

/** CRC-16/XMODEM. Of bytes followed by their own checksum it is zero. */
function crc16(bytes: Uint8Array): number {
  let checksum = 0;
  for (const byte of bytes) {
    checksum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = checksum & 0x8000 ? ((checksum << 1) ^ 0x1021) & 0xffff : checksum << 1;
  }
  return checksum;
}
