import { checkUtxoAddress } from '../_utxo/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';
import type { ChainName } from '../network.ts';
import { litecoin } from './network.ts';

export function checkLitecoinAddress(text: string, chain: ChainName): NetworkAddressCheck {
  return checkUtxoAddress(text, litecoin.model, chain);
}
