import { getKeyring } from '@billfold/keyring';
import { connectJsonRpc } from '../../chains/node-connection.ts';
import { sandboxFees } from '../../chains/sandbox/sandbox-fees.ts';
import type { Family } from '../family.ts';
import { noReplacement } from '../replacement.ts';
import { requireFamily } from '../require-family.ts';
import { checkSolanaNode } from './node/check-solana-node.ts';
import { createSolanaRpcChain } from './node/create-solana-rpc-chain.ts';
import { readRawTransfer } from './read-raw-transfer.ts';
import { createSolanaRules } from './sandbox/solana-rules.ts';
import { solanaSpending } from './solana-spending.ts';

/** Solana: accounts and token accounts, behind a Solana JSON-RPC node. */
export const solanaFamily: Family<'solana'> = {
  connectNode: connectJsonRpc({ check: checkSolanaNode, open: createSolanaRpcChain }),
  createSandboxRules: (network, chain) =>
    createSolanaRules(
      requireFamily(getKeyring(network, chain), 'solana'),
      requireFamily(sandboxFees[network], 'solana'),
    ),
  spending: solanaSpending,
  sweeping: null,
  replacement: noReplacement,
  acceleration: null,
  readRawTransfer,
  readExpiry: null,
};
