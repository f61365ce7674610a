import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { concerning } from '../../../../test/watched-blocks.ts';
import { type ChainTransaction, ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase, waiting } from '../../../chains/chain-harness.conformance.ts';
import { type JsonRpc, JsonRpcError } from '../../../chains/json-rpc.ts';
import { nothingSent } from '../../../chains/sent-transactions.ts';
import { describeChain } from '../../chain.conformance.ts';
import { createSolanaRpcChain } from './create-solana-rpc-chain.ts';

// A program for each machine, which need not be there for this one.
const isThere = await import('litesvm').then(
  () => true,
  () => false,
);
if (!isThere) process.stdout.write('Skipped: LiteSVM has no program for this machine.\n');

describe.runIf(isThere)('a node of Solana', () => {
  const start = async () => {
    const { startSolanaNode } = await import('../../../../test/solana-node.ts');
    const vm = await import('../../../../test/solana-vm.ts');
    return startSolanaNode((svm) => {
      vm.setMint(svm, mint, decimals);
      vm.setLamports(svm, alice, 10n ** 9n);
      vm.setTokenAccount(svm, { account: aliceTokens, owner: alice, mint, units: 5_000_000n });
    });
  };
  describeChain('LiteSVM behind methods of a node', 'SOL', start);

  const [{ id, contract: mint, decimals } = missing()] = tokensOf('SOL');
  const keyring = getKeyring('SOL', 'regtest');
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey: alice } = keyring.derivePublic(seed, 1);
  const { publicKey: bob } = keyring.derivePublic(seed, 2);
  const { publicKey: stranger } = keyring.derivePublic(seed, 3);
  const aliceTokens = keyring.tokenAccountOf(alice, mint);
  const rent = 2_039_280n;
  const pay = (blockHash: string, amount: bigint, isRecipientReady: boolean) => {
    const built = keyring.buildTransfer({
      publicKey: alice,
      account: 1,
      balance: toBaseUnits(10n ** 9n),
      recipient: bob,
      recipientBalance: toBaseUnits(0n),
      amount: toBaseUnits(amount),
      blockhash: keyring.toBlockhash(blockHash),
      priority: null,
      memo: null,
      token: { mint, decimals, balance: toBaseUnits(5_000_000n), isRecipientReady },
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    return keyring.signTransfer(seed, built.plan);
  };

  describeChain('LiteSVM, by the addresses that its blocks name', 'SOL', async () => {
    const node = await start();
    const { chain } = node;
    const blockAt = async (height: number) => {
      const whole = await chain.blockAt(height);
      const watched = whole?.transactions.flatMap((each) => partiesOf(each)) ?? [];
      const watch = { addresses: [...new Set(watched)], claims: new Set<string>() };
      return (await chain.watchedBlockAt?.(height, async () => watch)) ?? null;
    };
    return { ...node, chain: { ...chain, blockAt } };
  });

  it('shows of a block what the whole block has of each address', async () => {
    const { chain, mine, fund } = await start();
    await chain.broadcast(pay((await chain.head()).hash, 7n, false).raw);
    await fund(alice, 10n ** 9n);
    await mine(1);
    // The recipient's account for the token is there: nothing but its balance names its owner.
    await chain.broadcast(pay((await chain.head()).hash, 8n, true).raw);
    await fund(stranger, 10n ** 9n);
    await mine(1);
    for (const height of [1, 2]) {
      const whole = await chain.blockAt(height);
      expect(whole?.transactions).toHaveLength(2);
      for (const address of [alice, bob, stranger, mint]) {
        const watch = { addresses: [address], claims: new Set<string>() };
        const watched = await chain.watchedBlockAt?.(height, async () => watch);
        const { transactions = [], ...facts } = whole ?? {};
        expect(watched).toMatchObject(facts);
        expect(concerning(watched?.transactions ?? [], watch)).toEqual(
          concerning(transactions, watch),
        );
        if (address === stranger) expect(watched?.transactions).toHaveLength(height - 1);
      }
    }
  });

  it('shows a token, and the account that its recipient needs, alike waiting and mined', async () => {
    const { chain, mine } = await start();
    const simulate = () =>
      chain.simulateTransfer?.({ token: tokenOf(), from: alice, to: bob, value: toBaseUnits(1n) });
    expect(await simulate()).toEqual({ work: 100_000n, networkFee: rent });
    const { raw, hash } = pay((await chain.head()).hash, 7n, false);
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    const expected = {
      hash,
      spends: [],
      sender: {
        address: alice,
        nonce: null,
        fee: 5_000n + rent,
        networkFee: rent,
        hasFailed: false,
      },
      transfers: [expect.objectContaining({ from: alice, to: bob, tokenId: id, value: 7n })],
      references: [],
    };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const { height } = await chain.head();
    expect((await chain.blockAt(height))?.transactions).toEqual([expected]);
    expect(await simulate()).toEqual({ work: 100_000n });
    expect(await chain.survey?.([bob])).toEqual({
      kind: 'holdings',
      at: await chain.head(),
      holdings: [{ address: bob, tokenId: id, value: 7n }],
    });
    const again = pay((await chain.head()).hash, 8n, true);
    await chain.broadcast(again.raw);
    expect(await waiting(chain, again.hash)).toMatchObject({
      sender: { fee: 5_000n },
      transfers: [{ from: alice, to: bob, tokenId: id, value: 8n }],
    });
  });

  describe('read block by block', () => {
    /** A chain of a node that counts its calls, and refuses what `refuses` says. */
    async function startCounting() {
      const node = await start();
      const calls: string[] = [];
      let refuses = (_method: string) => false;
      const rpc: JsonRpc = {
        call: (request) => {
          calls.push(request.method);
          if (refuses(request.method)) throw new JsonRpcError(-32_007, 'Slot was skipped');
          return node.rpc.call(request);
        },
      };
      const open = (over: JsonRpc) =>
        createSolanaRpcChain({ network: 'SOL', chain: 'regtest', rpc: over, sent: nothingSent });
      const chain = open(rpc);
      return {
        ...node,
        chain,
        calls: (method: string) => calls.filter((each) => each === method).length,
        refuse: (which: typeof refuses) => {
          refuses = which;
        },
        /** Reads the blocks as a chain does that has read none before. */
        expectSame: async (from: number, to: number) => {
          for (let height = from; height <= to; height += 1)
            expect(await chain.blockAt(height)).toEqual(await open(node.rpc).blockAt(height));
        },
      };
    }

    it('lists the slots of many blocks by one call', async () => {
      const { chain, mine, calls } = await startCounting();
      await mine(60);
      await chain.blockAt(9);
      const before = calls('getBlock');
      for (let height = 10; height < 50; height += 1) await chain.blockAt(height);
      expect([calls('getBlock') - before, calls('getBlocksWithLimit')]).toEqual([40, 1]);
    });

    it('shows the blocks of another branch where those that were listed are gone', async () => {
      const { chain, mine, rollBack, expectSame } = await startCounting();
      await mine(30);
      await chain.blockAt(9);
      await chain.blockAt(10);
      await rollBack(14);
      await mine(20);
      await expectSame(11, 17);
      await rollBack(15);
      await mine(16);
      await expectSame(17, 30);
    });

    it('goes on where it was after the node did not answer for a block', async () => {
      const { chain, mine, calls, refuse, expectSame } = await startCounting();
      await mine(30);
      await chain.blockAt(9);
      await chain.blockAt(10);
      refuse((method) => method === 'getBlock');
      await expect(chain.blockAt(11)).rejects.toBeInstanceOf(ChainUnavailableError);
      refuse(() => false);
      await expectSame(11, 12);
      expect(calls('getBlocksWithLimit')).toBe(2);
    });
  });

  it('is read by the heights of its blocks, whichever slots are empty, and in any order', async () => {
    const { chain, mine, cluster } = await start();
    await mine(40);
    expect(cluster.head().slot).toBeGreaterThan(60);
    for (const height of [0, 1, 2, 3, 4, 39, 17, 18, 40, 5])
      expect(await chain.blockAt(height)).toMatchObject({
        height,
        hash: keyring.fromBlockhash(cluster.blocks()[height]?.hash ?? ''),
      });
    expect(await chain.blockAt(41)).toBeNull();
  });

  it('finds the blocks that took the place of those it has read', async () => {
    const { chain, mine, rollBack, cluster } = await start();
    await mine(7);
    const before = await chain.blockAt(6);
    // In other slots than before.
    await rollBack(2);
    await mine(3);
    const after = await chain.blockAt(7);
    expect(after?.hash).toBe(keyring.fromBlockhash(cluster.blocks()[7]?.hash ?? ''));
    expect(after?.parentHash).not.toBe(before?.hash);
  });

  it('takes a send that it has forgotten until its last block, and refuses it after that', async () => {
    const { chain, mine, cluster } = await start();
    const { raw, hash } = pay((await chain.head()).hash, 7n, false);
    await chain.broadcast(raw);
    cluster.forgetWaiting();
    await mine(150);
    expect(await chain.find(hash)).toEqual({ place: 'mempool' });
    expect(await chain.broadcast(raw)).toMatchObject({ outcome: 'already-known' });
    cluster.forgetWaiting();
    await mine(1);
    expect(await chain.broadcast(raw)).toMatchObject({ outcome: 'rejected', permanent: false });
  });

  it('offers what most of the latest blocks took, within bounds', async () => {
    const { chain } = await start();
    expect(await chain.fees()).toEqual({ family: 'solana', unitPrice: 5_000_000n });
  });

  function tokenOf() {
    return tokensOf('SOL')[0] ?? missing();
  }
});

function partiesOf({ sender, transfers }: ChainTransaction): readonly string[] {
  return [sender?.address ?? [], transfers.flatMap(({ from, to }) => [from ?? [], to ?? []])].flat(
    3,
  );
}

function missing(): never {
  throw new Error('There is no token.');
}
