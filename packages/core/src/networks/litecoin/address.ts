import { checkUtxoAddress } from '../_utxo/check-address.ts';
import type { NetworkAddressCheck } from '../address-check.ts';
import type { ChainName } from '../network.ts';
import { getNetwork } from '../registry.ts';

const litecoin = /* @__PURE__ */ getNetwork('LTC');

export function checkLitecoinAddress(text: string, chain: ChainName): NetworkAddressCheck {
  return checkUtxoAddress(text, litecoin.model, chain);
}
