import type { Network } from './network-codes.ts';

const hex = /^(?:0x)?([\da-f]{64})$/i;

/**
 * Returns a transaction hash as its network writes it, from the text that a person pasted; null for a text that is none
 * of that network. Letters of hexadecimal may be capitals, those of Solana's base58 are what they are.
 * @example
 * readTransactionHash('ETH', '0XAB…'); // '0xab…'
 */
export function readTransactionHash(network: Network, text: string): string | null {
  const trimmed = text.trim();
  const digits = hex.exec(trimmed)?.[1]?.toLowerCase() ?? null;
  switch (network) {
    case 'BTC':
    case 'LTC':
    case 'TRX':
      return digits;
    case 'ETH':
    case 'BSC':
      return digits && `0x${digits}`;
    case 'SOL':
      return /^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(trimmed) ? trimmed : null;
    case 'TON':
      return digits ?? readBase64(trimmed);
    default:
      return network satisfies never;
  }
}

/** Explorers of TON write a hash in hex or in either alphabet of base64; nodes in hex. */
function readBase64(text: string): string | null {
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  const standard = text.replaceAll('-', '+').replaceAll('_', '/').replace('=', '');
  return Array.from(atob(`${standard}=`), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}
