import type { AddressCheck, NetworkAddressCheck } from './address-check.ts';
import { checkBitcoinAddress } from './bitcoin/address.ts';
import { checkBscAddress } from './bsc/address.ts';
import { checkEthereumAddress } from './ethereum/address.ts';
import { checkLitecoinAddress } from './litecoin/address.ts';
import type { ChainName } from './network.ts';
import { getNetwork, type Network, networkCodes } from './registry.ts';
import { findResembledNetwork } from './resembled-network.ts';
import { checkSolanaAddress } from './solana/address.ts';
import { checkTonAddress } from './ton/address.ts';
import { checkTronAddress } from './tron/address.ts';

/**
 * Validates `text` as an address of `network` on `chain`, exactly as it is given: surrounding white
 * space makes it invalid. Never throws.
 */
export function validateAddress(
  network: Network,
  text: string,
  chain: ChainName = 'main',
): AddressCheck {
  const check = checks[network](text, chain);
  if (check.valid || check.reason === 'wrong-chain' || check.reason === 'unsupported') return check;
  const looksLike = findResembledNetwork(text, network, shapes);
  return looksLike ? { valid: false, reason: 'wrong-network', looksLike } : check;
}

const checks: Readonly<Record<Network, (text: string, chain: ChainName) => NetworkAddressCheck>> = {
  BTC: checkBitcoinAddress,
  LTC: checkLitecoinAddress,
  ETH: checkEthereumAddress,
  BSC: checkBscAddress,
  TRX: checkTronAddress,
  SOL: checkSolanaAddress,
  TON: checkTonAddress,
};

const shapes = /* @__PURE__ */ networkCodes.map((code) => ({
  code,
  addressPattern: getNetwork(code).addressPattern,
}));
