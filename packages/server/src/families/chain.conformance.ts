import { getNetwork } from '@billfold/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ChainTransaction } from '../chains/chain.ts';
import { type ChainHarness, type Spender, waiting } from '../chains/chain-harness.conformance.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { createAccountSpender, itIsAnAccountChain } from './evm/evm-chain.conformance.ts';
import { createSolanaSpender, itIsASolanaChain } from './solana/solana-chain.conformance.ts';
import { createTonSpender, itIsATonChain } from './ton/ton-chain.conformance.ts';
import { createTronSpender, itIsATronChain } from './tron/tron-chain.conformance.ts';
import { createOutputSpender, itIsAnOutputChain } from './utxo/utxo-chain.conformance.ts';

/** Runs the conformance suite of the `Chain` interface, against any node or the sandbox. */
export function describeChain(
  name: string,
  network: ServedNetwork,
  open: () => Promise<ChainHarness>,
): void {
  const family = families[getNetwork(network).model.family];
  describe(`${name} as a chain`, () => {
    let harness: ChainHarness;
    let spender: Spender;
    beforeEach(async () => {
      harness = await open();
      spender = await family.createSpender(harness.chain);
    });

    const funded = async (): Promise<ChainTransaction> =>
      waiting(harness.chain, await harness.fund(spender.address, spender.amount));
    const spendable = async (): Promise<ChainTransaction> => {
      const deposit = await funded();
      if (harness.needsMinedFunds === true) await harness.mine(1);
      return deposit;
    };

    it('has a head that it can show, and nothing above it', async () => {
      const head = await harness.chain.head();
      expect(await harness.chain.blockAt(head.height)).toMatchObject(head);
      expect(await harness.chain.blockAt(head.height + 1)).toBeNull();
    });

    it('links each block to the one below it', async () => {
      await harness.mine(3);
      const { height } = await harness.chain.head();
      const blocks = await Promise.all([height - 1, height].map(harness.chain.blockAt));
      expect(blocks[1]?.parentHash).toBe(blocks[0]?.hash);
      expect(blocks[1]?.minedAt).toBeInstanceOf(Date);
    });

    it('knows nothing of a hash that was never sent', async () => {
      expect(await harness.chain.find('ab'.repeat(32))).toBeNull();
    });

    it('shows what a deposit pays to whom', async () => {
      const { transfers } = await funded();
      expect(transfers).toContainEqual(
        expect.objectContaining({ to: spender.address, tokenId: null, value: spender.amount }),
      );
    });

    it('shows the memo of a payment alike waiting and mined, where the network has one', async ({
      skip,
    }) => {
      const { chain } = harness;
      skip(spender.payWithMemo === undefined, 'This network has no memo.');
      const memo = 'Zahlung № 7 \u{1F9FE}';
      const sent = spender.payWithMemo?.(await spendable(), memo);
      await chain.broadcast(sent?.raw ?? new Uint8Array());
      const memosOf = (transaction?: ChainTransaction) =>
        transaction?.transfers.map((transfer) => transfer.memo);
      expect(memosOf(await waiting(chain, sent?.hash ?? ''))).toEqual([memo]);
      await harness.mine(1);
      const block = await chain.blockAt((await chain.head()).height);
      expect(memosOf(block?.transactions.find(({ hash }) => hash === sent?.hash))).toEqual([memo]);
    });

    it('takes a signed transfer into its mempool', async () => {
      const { raw, hash } = spender.spend(await spendable());
      expect(await harness.chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
      expect(await harness.chain.find(hash)).toEqual({ place: 'mempool' });
      expect((await waiting(harness.chain, hash)).transfers).toHaveLength(1);
    });

    it('shows parents before children in the mempool and in a block', async ({ skip }) => {
      skip(harness.needsMinedFunds === true, 'No transaction here has a parent that waits.');
      const deposit = await funded();
      const { raw, hash } = spender.spend(deposit);
      await harness.chain.broadcast(raw);
      const both = [deposit.hash, hash];
      const order = (transactions: readonly ChainTransaction[]) =>
        transactions.map((each) => each.hash).filter((each) => both.includes(each));
      expect(order(await harness.chain.mempool())).toEqual(both);
      await harness.mine(1);
      const { height } = await harness.chain.head();
      const block = await harness.chain.blockAt(height);
      expect(order(block?.transactions ?? [])).toEqual(both);
    });

    it('F5 answers the same bytes again without harm, waiting or mined', async () => {
      const { raw, hash } = spender.spend(await spendable());
      await harness.chain.broadcast(raw);
      expect(await harness.chain.broadcast(raw)).toEqual({ outcome: 'already-known' });
      await harness.mine(1);
      expect(await harness.chain.broadcast(raw)).toEqual({ outcome: 'already-known' });
      expect((await harness.chain.mempool()).map((each) => each.hash)).not.toContain(hash);
    });

    it('moves what waits into the next block', async () => {
      const { hash } = await funded();
      await harness.mine(1);
      const { height, hash: blockHash } = await harness.chain.head();
      expect(await harness.chain.find(hash)).toEqual({
        place: 'block',
        block: { height, hash: blockHash },
      });
      expect(await harness.chain.mempool()).toEqual([]);
    });

    it('puts transactions back into the mempool when their block is taken back', async () => {
      const { hash } = await funded();
      await harness.mine(2);
      const before = await harness.chain.head();
      await harness.rollBack(2);
      expect((await harness.chain.head()).height).toBe(before.height - 2);
      expect(await harness.chain.find(hash)).toEqual({ place: 'mempool' });
    });

    it('refuses bytes that are no transaction for good', async () => {
      for (const raw of [[], [1, 2, 3], [2, 0xc0], [0xc0]])
        expect(await harness.chain.broadcast(Uint8Array.from(raw))).toMatchObject({
          outcome: 'rejected',
          permanent: true,
        });
    });

    it('refuses a second spend of what a block has spent', async () => {
      const deposit = await spendable();
      await harness.chain.broadcast(spender.spend(deposit).raw);
      await harness.mine(1);
      expect(await harness.chain.broadcast(spender.spend(deposit, 'second').raw)).toEqual({
        outcome: 'rejected',
        reason: spender.usedUp,
        permanent: harness.chain.chain === 'sandbox' && spender.staysOpen !== true,
      });
    });

    it('takes or refuses a transfer for which something lacks now, but never for good', async () => {
      const { raw } = spender.spendTooEarly(await spendable());
      expect(await harness.chain.broadcast(raw)).not.toMatchObject({ permanent: true });
    });

    it('surveys what a block has left an address, where its history is not read', async ({
      skip,
    }) => {
      const { chain } = harness;
      skip(chain.survey === null, 'This chain is read from its first block.');
      const { hash: deposit } = await spendable();
      await harness.mine(1);
      const { height, hash } = await chain.head();
      const found = await chain.survey?.([spender.address]);
      if (found?.kind === 'outputs') {
        expect(await chain.find(deposit)).toMatchObject({
          block: { height: found.heights.at(-1) },
        });
      } else {
        const { balance: value } = {
          balance: null,
          ...(await chain.loadAccount?.(spender.address)),
        };
        const holdings = [{ address: spender.address, tokenId: null, value }];
        expect(found).toEqual({ kind: 'holdings', at: { height, hash }, holdings });
        expect(value).toBeGreaterThan(0n);
      }
    });

    family.describe(() => ({ ...harness, spender, funded, spendable }));
  });
}

const families = {
  utxo: { createSpender: createOutputSpender, describe: itIsAnOutputChain },
  evm: { createSpender: createAccountSpender, describe: itIsAnAccountChain },
  tron: { createSpender: createTronSpender, describe: itIsATronChain },
  solana: { createSpender: createSolanaSpender, describe: itIsASolanaChain },
  ton: { createSpender: createTonSpender, describe: itIsATonChain },
} as const;
