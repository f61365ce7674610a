import { checkUtxoAddress } from '../_utxo/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';
import type { ChainName } from '../network.ts';
import { getNetwork } from '../registry.ts';

const bitcoin = /* @__PURE__ */ getNetwork('BTC');

export function checkBitcoinAddress(text: string, chain: ChainName): NetworkAddressCheck {
  return checkUtxoAddress(text, bitcoin.model, chain);
}
