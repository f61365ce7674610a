import type { TokenDefinition } from '../../assets/token.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { CoinManifest } from './manifest.ts';

/** The row of a token, which waits for as many blocks as its network's own asset. */
export function tokenManifest({
  network,
  symbol,
  digits,
  minimumAmount,
}: TokenDefinition): CoinManifest {
  const { confirmations, addressLimit } = getNetwork(network);
  return {
    key: `${network}:${symbol}`,
    type: 'TOKEN',
    digits,
    minimumTransactionAmount: minimumAmount,
    requiredConfirmations: confirmations.available,
    limitAddressesPerAccountCount: addressLimit,
    priorities: null,
  };
}
