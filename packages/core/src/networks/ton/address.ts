import {
  badChecksum,
  malformed,
  type NetworkAddressCheck,
  type ValidAddress,
} from '../address-check.ts';
import type { AddressFlag } from '../address-flag.ts';
import type { ChainName } from '../network.ts';
import { getNetwork } from '../registry.ts';
import {
  formatFriendlyAddress,
  parseFriendlyAddress,
  type TonAddress,
} from './friendly-address.ts';

const ton = /* @__PURE__ */ getNetwork('TON');

/**
 * Checks all the ways to write an address: friendly in both alphabets of base64, and raw. A test
 * chain takes those of the main chain too, because they name the same account there. Normalized is
 * the form that is not bounceable, as wallets show their own: a payment made with it always arrives.
 */
export function checkTonAddress(text: string, chain: ChainName): NetworkAddressCheck {
  const raw = parseRawAddress(text);
  if (raw) return accept(raw, chain, ['no-checksum']);
  const friendly = parseFriendlyAddress(text);
  if (friendly === 'malformed') return malformed;
  if (friendly === 'checksum') return badChecksum;
  if (friendly.testOnly && !ton.model.chains[chain].testOnly)
    return { valid: false, reason: 'wrong-chain', looksLike: 'test' };
  return accept(friendly, chain, friendly.bounceable ? ['bounceable'] : []);
}

/** `0:` or `-1:` and 64 hexadecimal digits, as nodes write it: without a checksum. */
function parseRawAddress(text: string): TonAddress | undefined {
  const [, workchain, digits = ''] = /^(0|-1):([\da-f]{64})$/i.exec(text) ?? [];
  if (workchain === undefined) return undefined;
  const hash = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return { workchain: Number(workchain), hash };
}

function accept(
  address: TonAddress,
  chain: ChainName,
  flags: readonly AddressFlag[],
): ValidAddress {
  const isBurned = address.hash.every((byte) => byte === 0);
  return {
    valid: true,
    normalized: formatFriendlyAddress(address, ton.model.chains[chain]),
    kind: 'ton',
    flags: isBurned ? ['burn'] : flags,
  };
}
