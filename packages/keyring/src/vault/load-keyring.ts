import { type ChainName, getNetwork } from '@billfold/core';
import type { Keyring } from '../get-keyring.ts';
import type { SignableNetwork } from '../signable-network.ts';

/** Loads the keyring of a network with the code of its family alone. */
export async function loadKeyring(network: SignableNetwork, chain: ChainName): Promise<Keyring> {
  const { coinType, memo, model } = getNetwork(network);
  switch (model.family) {
    case 'utxo': {
      const { createUtxoKeyring } = await import('../networks/_utxo/utxo-keyring.ts');
      return createUtxoKeyring(network, chain, { coinType, model });
    }
    case 'evm': {
      const { createEvmKeyring } = await import('../networks/_evm/evm-keyring.ts');
      return createEvmKeyring(network, chain, { coinType, model });
    }
    case 'solana': {
      const { createSolanaKeyring } = await import('../networks/_solana/solana-keyring.ts');
      return createSolanaKeyring(network, chain, { coinType, memo, model });
    }
    case 'tron': {
      const { createTronKeyring } = await import('../networks/_tron/tron-keyring.ts');
      return createTronKeyring(network, chain, { coinType, model });
    }
    case 'ton': {
      const { createTonKeyring } = await import('../networks/_ton/ton-keyring.ts');
      return createTonKeyring(network, chain, { coinType, memo, model });
    }
    default:
      return model satisfies never;
  }
}
