import { getKeyring } from '@billfold/keyring';
import { sandboxFees } from '../../chains/sandbox/sandbox-fees.ts';
import type { Family } from '../family.ts';
import { noReplacement } from '../replacement.ts';
import { requireFamily } from '../require-family.ts';
import { connectTonNode } from './node/connect-ton-node.ts';
import { readRawTransfer } from './read-raw-transfer.ts';
import { createTonRules } from './sandbox/ton-rules.ts';
import { tonKeyringOf } from './ton-keyring.ts';
import { tonSpending } from './ton-spending.ts';

/** TON: wallet contracts with a seqno, behind TonCenter. */
export const tonFamily: Family<'ton'> = {
  connectNode: connectTonNode,
  createSandboxRules: (network, chain) =>
    createTonRules(
      requireFamily(getKeyring(network, chain), 'ton'),
      requireFamily(sandboxFees[network], 'ton'),
    ),
  spending: tonSpending,
  sweeping: null,
  replacement: noReplacement,
  acceleration: null,
  readRawTransfer,
  readExpiry: (chain, raw) => new Date(tonKeyringOf(chain).decodeTransfer(raw).validUntil * 1_000),
};
