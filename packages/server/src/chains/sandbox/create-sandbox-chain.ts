import type { ChainName } from '@billfold/core';
import type { Chain, Probe } from '../chain.ts';
import { finalHeightOf } from '../final-height.ts';
import type { ServedNetwork } from '../served-networks.ts';
import { probeOf } from '../to-probe.ts';
import { undoOf, viewWith } from './apply-transaction.ts';
import type { AcceptedTransaction, BlockHeader, LedgerState } from './ledger-store.ts';
import { createMeasurePackage } from './measure-package.ts';
import { raiseFees } from './raise-fees.ts';
import type { LedgerView, Place, SandboxRules } from './rules.ts';
import type { SandboxLedger } from './sandbox-ledger.ts';
import { tokenHoldings } from './token-holdings.ts';

export interface SandboxChainOptions {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  readonly ledger: SandboxLedger;
  readonly rules: SandboxRules;
}

/** The embedded ledger as the services see any chain. */
export function createSandboxChain({ network, chain, ledger, rules }: SandboxChainOptions): Chain {
  const describe = (transactions: readonly AcceptedTransaction[], place: Place) =>
    transactions.map(({ raw, undo }) => rules.describe(raw, place, undo));
  const measurePackage = createMeasurePackage(ledger, rules);
  return {
    network,
    chain,
    head: async () => {
      const head = await ledger.node.newestBlock();
      if (head === null) throw new Error(`The sandbox ledger of ${network} was never begun.`);
      return toRef(head);
    },
    blockAt: async (height) => {
      const block = await ledger.node.sealedBlock(height);
      return block && { ...block, transactions: describe(block.transactions, 'block') };
    },
    hasMempool: true,
    mempool: async () => describe(await ledger.node.waiting(), 'mempool'),
    revision: () => ledger.node.revision(),
    find: (hash) =>
      ledger.read(async (state) => {
        const transaction = await state.find(hash);
        if (transaction === null) return null;
        if (transaction.height === null) return { place: 'mempool' };
        const header = await state.headerAt(transaction.height);
        return header === null ? null : { place: 'block', block: toRef(header) };
      }),
    prove: createProve(ledger, rules),
    fees: async () => raiseFees(rules.fees, (await ledger.feeSpike())?.factor ?? 1),
    ...(measurePackage && { measurePackage }),
    loadAccount: createLoadAccount(ledger, rules),
    probe: createProbe(network, ledger, rules),
    simulateTransfer: createSimulateTransfer(ledger, rules),
    survey: null,
    broadcast: (raw) => ledger.accept(raw),
  };
}

function createProve(ledger: SandboxLedger, { blocks }: SandboxRules): Chain['prove'] {
  if (blocks === undefined) return null;
  return (hash) =>
    ledger.read(async (state) => {
      const height = (await state.find(hash))?.height ?? null;
      const block = height === null ? null : await state.headerAt(height);
      return block && blocks.prove(block, await state.transactionsAt(height), hash);
    });
}

function createLoadAccount(
  ledger: SandboxLedger,
  { readAccount }: SandboxRules,
): Chain['loadAccount'] {
  if (readAccount === null) return null;
  return (address) => ledger.read(async (state) => readAccount(await minedView(state), address));
}

function createProbe(
  network: ServedNetwork,
  ledger: SandboxLedger,
  { readAccount }: SandboxRules,
): Chain['probe'] {
  if (readAccount === null) return null;
  return (addresses) =>
    ledger.read(async (state) => {
      const height = finalHeightOf(network, (await state.head())?.height ?? 0);
      const undo = undoOf(await state.transactionsAbove(height));
      const then = viewWith(state, undo);
      const block = await state.headerAt(height);
      if (block === null) throw new Error(`The sandbox ledger of ${network} has a gap.`);
      const probes: Probe[] = [];
      for (const address of addresses) {
        const held = new Map([...(await state.entriesOf([address])), ...undo]);
        const holdings = tokenHoldings(network, address, held);
        const { balance: value } = await readAccount(then, address);
        probes.push(probeOf(block, [{ address, tokenId: null, value }, ...holdings]));
      }
      return probes;
    });
}

function createSimulateTransfer(
  ledger: SandboxLedger,
  { simulateTransfer }: SandboxRules,
): Chain['simulateTransfer'] {
  if (simulateTransfer === null) return null;
  return (transfer) =>
    ledger.read(async (state) => simulateTransfer(await minedView(state), transfer));
}

/** Returns the state without the mempool. */
async function minedView(state: LedgerState): Promise<LedgerView> {
  return viewWith(state, undoOf(await state.transactionsAt(null)));
}

const toRef = ({ height, hash }: BlockHeader) => ({ height, hash });
