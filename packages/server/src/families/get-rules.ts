import type { ChainName } from '@billfold/core';
import { getKeyring } from '@billfold/keyring';
import type { SandboxRules } from '../chains/sandbox/rules.ts';
import { sandboxFees } from '../chains/sandbox/sandbox-fees.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { createEvmRules } from './evm/sandbox/evm-rules.ts';
import { createSolanaRules } from './solana/sandbox/solana-rules.ts';
import { createTonRules } from './ton/sandbox/ton-rules.ts';
import { createTronRules } from './tron/sandbox/tron-rules.ts';
import { createUtxoRules } from './utxo/sandbox/utxo-rules.ts';

/** The rules of a network. A network of a known family needs no code here, only its fees. */
export function getRules(network: ServedNetwork, chain: ChainName): SandboxRules {
  const keyring = getKeyring(network, chain);
  const fees = sandboxFees[network];
  if (keyring.family === 'utxo' && fees.family === 'utxo') return createUtxoRules(keyring, fees);
  if (keyring.family === 'evm' && fees.family === 'evm') return createEvmRules(keyring, fees);
  if (keyring.family === 'tron' && fees.family === 'tron') return createTronRules(keyring, fees);
  if (keyring.family === 'solana' && fees.family === 'solana')
    return createSolanaRules(keyring, fees);
  if (keyring.family === 'ton' && fees.family === 'ton') return createTonRules(keyring, fees);
  throw new TypeError(`The sandbox fees of ${network} are those of another family.`);
}
