import { checkUtxoAddress } from '../_utxo/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';
import type { ChainName } from '../network.ts';
import { bitcoin } from './network.ts';

export function checkBitcoinAddress(text: string, chain: ChainName): NetworkAddressCheck {
  return checkUtxoAddress(text, bitcoin.model, chain);
}
