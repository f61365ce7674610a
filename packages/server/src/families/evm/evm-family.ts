import { getKeyring } from '@billfold/keyring';
import { connectJsonRpc } from '../../chains/node-connection.ts';
import { sandboxFees } from '../../chains/sandbox/sandbox-fees.ts';
import type { Family } from '../family.ts';
import { requireFamily } from '../require-family.ts';
import { checkEvmNode } from './node/check-evm-node.ts';
import { createEvmRpcChain } from './node/create-evm-rpc-chain.ts';
import { readRawTransfer } from './read-raw-transfer.ts';
import { evmReplacement } from './replacement/evm-replacement.ts';
import { createEvmRules } from './sandbox/evm-rules.ts';
import { evmSpending } from './spending/evm-spending.ts';
import { evmSweeping } from './sweep/evm-sweeping.ts';

/** Ethereum and BNB Smart Chain: accounts with nonces and gas, behind an Ethereum JSON-RPC node. */
export const evmFamily: Family<'evm'> = {
  connectNode: connectJsonRpc({ check: checkEvmNode, open: createEvmRpcChain }),
  createSandboxRules: (network, chain) =>
    createEvmRules(
      requireFamily(getKeyring(network, chain), 'evm'),
      requireFamily(sandboxFees[network], 'evm'),
    ),
  spending: evmSpending,
  sweeping: evmSweeping,
  replacement: evmReplacement,
  acceleration: null,
  readRawTransfer,
  readExpiry: null,
};
