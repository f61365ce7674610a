import { type ChainName, getNetwork } from '@billfold/core';
import type { NetworkOf } from './network-of.ts';
import { createEvmKeyring, type EvmKeyring } from './networks/_evm/evm-keyring.ts';
import { createSolanaKeyring, type SolanaKeyring } from './networks/_solana/solana-keyring.ts';
import { createTonKeyring, type TonKeyring } from './networks/_ton/ton-keyring.ts';
import { createTronKeyring, type TronKeyring } from './networks/_tron/tron-keyring.ts';
import { createUtxoKeyring, type UtxoKeyring } from './networks/_utxo/utxo-keyring.ts';
import type { SignableNetwork } from './signable-network.ts';

/** Told apart by `family`; what two families share has the same name and shape in both. */
export type Keyring = UtxoKeyring | EvmKeyring | SolanaKeyring | TronKeyring | TonKeyring;

/**
 * Returns the keyring of a network on one of its chains, the main chain unless given. Networks of a
 * known family need no code here: the definition in core has everything that differs.
 * @example
 * const keyring = getKeyring('BTC', 'test');
 * const { publicKey } = keyring.derivePublic(seed, 0);
 * const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
 */
export function getKeyring(network: NetworkOf<'utxo'>, chain?: ChainName): UtxoKeyring;
export function getKeyring(network: NetworkOf<'evm'>, chain?: ChainName): EvmKeyring;
export function getKeyring(network: NetworkOf<'solana'>, chain?: ChainName): SolanaKeyring;
export function getKeyring(network: NetworkOf<'tron'>, chain?: ChainName): TronKeyring;
export function getKeyring(network: NetworkOf<'ton'>, chain?: ChainName): TonKeyring;
export function getKeyring(network: SignableNetwork, chain?: ChainName): Keyring;
export function getKeyring(network: SignableNetwork, chain: ChainName = 'main'): Keyring {
  const { coinType, memo, model } = getNetwork(network);
  switch (model.family) {
    case 'utxo':
      return createUtxoKeyring(network, chain, { coinType, model });
    case 'evm':
      return createEvmKeyring(network, chain, { coinType, model });
    case 'solana':
      return createSolanaKeyring(network, chain, { coinType, memo, model });
    case 'tron':
      return createTronKeyring(network, chain, { coinType, model });
    case 'ton':
      return createTonKeyring(network, chain, { coinType, memo, model });
    default:
      return model satisfies never;
  }
}
