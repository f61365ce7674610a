import { getKeyring } from '@billfold/keyring';
import { connectJsonRpc } from '../../chains/node-connection.ts';
import { sandboxFees } from '../../chains/sandbox/sandbox-fees.ts';
import type { Family } from '../family.ts';
import { requireFamily } from '../require-family.ts';
import { utxoAcceleration } from './acceleration/utxo-acceleration.ts';
import { checkCoreNode } from './node/check-core-node.ts';
import { createCoreRpcChain } from './node/create-core-rpc-chain.ts';
import { readRawTransfer } from './read-raw-transfer.ts';
import { utxoReplacement } from './replacement/utxo-replacement.ts';
import { createUtxoRules } from './sandbox/utxo-rules.ts';
import { utxoSpending } from './spending/utxo-spending.ts';

/** Bitcoin and Litecoin: transactions spend outputs, behind a node of Bitcoin Core's kind. */
export const utxoFamily: Family<'utxo'> = {
  connectNode: connectJsonRpc({ check: checkCoreNode, open: createCoreRpcChain }),
  createSandboxRules: (network, chain) =>
    createUtxoRules(
      requireFamily(getKeyring(network, chain), 'utxo'),
      requireFamily(sandboxFees[network], 'utxo'),
    ),
  spending: utxoSpending,
  sweeping: null,
  replacement: utxoReplacement,
  acceleration: utxoAcceleration,
  readRawTransfer,
  readExpiry: null,
};
