import type { ServedNetwork } from '../chains/served-networks.ts';

/**
 * Returns a transaction hash as its network writes it, from the text that a payer pasted; null for a text
 * that is none of that network, which no node is asked about.
 */
export function readHash(network: ServedNetwork, text: string): string | null {
  const trimmed = text.trim();
  switch (network) {
    case 'BTC':
    case 'LTC':
    case 'TRX':
      return /^[\da-f]{64}$/i.test(trimmed) ? trimmed.toLowerCase() : null;
    case 'ETH':
    case 'BSC':
      return /^0x[\da-f]{64}$/i.test(trimmed) ? trimmed.toLowerCase() : null;
    case 'SOL':
      return /^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(trimmed) ? trimmed : null;
    case 'TON':
      return readTonHash(trimmed);
    default:
      return network satisfies never;
  }
}

/** Explorers of TON write a hash in hex or in either base64; nodes here in hex. */
function readTonHash(text: string): string | null {
  if (/^[\da-f]{64}$/i.test(text)) return text.toLowerCase();
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  return Buffer.from(text, 'base64').toString('hex');
}
