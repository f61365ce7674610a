import { getKeyring } from '@billfold/keyring';
import { sandboxFees } from '../../chains/sandbox/sandbox-fees.ts';
import type { Family } from '../family.ts';
import { noReplacement } from '../replacement.ts';
import { requireFamily } from '../require-family.ts';
import { connectTronNode } from './node/connect-tron-node.ts';
import { readRawTransfer } from './read-raw-transfer.ts';
import { createTronRules } from './sandbox/tron-rules.ts';
import { tronKeyringOf } from './tron-keyring.ts';
import { tronSpending } from './tron-spending.ts';

/** Tron: accounts that pay bandwidth and energy, behind the HTTP API of java-tron. */
export const tronFamily: Family<'tron'> = {
  connectNode: connectTronNode,
  createSandboxRules: (network, chain) =>
    createTronRules(
      requireFamily(getKeyring(network, chain), 'tron'),
      requireFamily(sandboxFees[network], 'tron'),
    ),
  spending: tronSpending,
  sweeping: null,
  replacement: noReplacement,
  acceleration: null,
  readRawTransfer,
  readExpiry: (chain, raw) =>
    new Date(Number(tronKeyringOf(chain).decodeTransfer(raw).expiresAtMs)),
};
