import { getKeyring, seedPhraseToSeed, type Utxo } from '@billfold/keyring';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chain, ChainTransaction } from './chain.ts';

/** A chain that a test can move. */
export interface ChainHarness {
  readonly chain: Chain;
  mine(blocks: number): Promise<void>;
  /** Takes blocks back; what they held waits again. */
  takeBack(blocks: number): Promise<void>;
  /** Pays `amount` by a transaction into the mempool, and answers its hash. */
  fund(address: string, amount: bigint): Promise<string>;
}

/** What the services rely on, whatever stands behind a chain. */
export function describeChain(name: string, open: () => Promise<ChainHarness>): void {
  describe(`${name} as a chain`, () => {
    let harness: ChainHarness;
    let wallet: Wallet;
    beforeEach(async () => {
      harness = await open();
      wallet = createWallet(harness.chain);
    });

    const funded = async (): Promise<Utxo> => {
      const hash = await harness.fund(wallet.address, 1_000_000n);
      const deposit = await waiting(harness.chain, hash);
      const output = deposit.transfers.find(({ to }) => to === wallet.address);
      if (output === undefined) throw new Error('The deposit does not show its recipient.');
      return { hash, index: output.index, value: output.value, branch: 0, addressIndex: 0 };
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

    it('offers fee rates that rise with the priority and pass the relay minimum', async () => {
      const { low, medium, high } = await harness.chain.feeRates();
      expect(low >= 1_000n && low <= medium && medium <= high).toBe(true);
    });

    it('takes a signed transfer into its mempool and shows what it does', async () => {
      const utxo = await funded();
      const { raw, hash } = wallet.sweep([utxo]);
      expect(await harness.chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
      expect(await harness.chain.find(hash)).toEqual({ place: 'mempool' });
      const shown = await waiting(harness.chain, hash);
      expect(shown.spends).toEqual([{ hash: utxo.hash, index: utxo.index }]);
      expect(shown.transfers).toEqual([
        { index: 0, to: wallet.address, from: null, tokenId: null, value: wallet.sweptOf(raw) },
      ]);
    });

    it('shows parents before children in the mempool and in a block', async () => {
      const utxo = await funded();
      const { raw, hash } = wallet.sweep([utxo]);
      await harness.chain.broadcast(raw);
      const order = (transactions: readonly ChainTransaction[]) =>
        transactions.map((each) => each.hash).filter((each) => [utxo.hash, hash].includes(each));
      expect(order(await harness.chain.mempool())).toEqual([utxo.hash, hash]);
      await harness.mine(1);
      const { height } = await harness.chain.head();
      const block = await harness.chain.blockAt(height);
      expect(order(block?.transactions ?? [])).toEqual([utxo.hash, hash]);
    });

    it('F5 answers the same bytes again without harm, waiting or mined', async () => {
      const { raw, hash } = wallet.sweep([await funded()]);
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
      await harness.takeBack(2);
      expect((await harness.chain.head()).height).toBe(before.height - 2);
      expect(await harness.chain.find(hash)).toEqual({ place: 'mempool' });
    });

    it('refuses bytes that are no transaction for good', async () => {
      expect(await harness.chain.broadcast(Uint8Array.of(1, 2, 3))).toMatchObject({
        outcome: 'rejected',
        permanent: true,
      });
    });

    it('refuses a second spend of what a block has spent, for good', async () => {
      const utxo = await funded();
      await harness.chain.broadcast(wallet.sweep([utxo], 2_000n).raw);
      await harness.mine(1);
      expect(await harness.chain.broadcast(wallet.sweep([utxo], 3_000n).raw)).toEqual({
        outcome: 'rejected',
        reason: 'bad-txns-inputs-missingorspent',
        permanent: true,
      });
    });

    it('may still take a transfer later whose funds it has not seen yet', async () => {
      const { raw } = wallet.sweep([{ ...(await funded()), hash: 'ab'.repeat(32) }]);
      expect(await harness.chain.broadcast(raw)).toMatchObject({
        outcome: 'rejected',
        permanent: false,
      });
    });
  });
}

type Wallet = ReturnType<typeof createWallet>;

function createWallet({ network, chain }: Chain) {
  const keyring = getKeyring(network, chain);
  // BIP-39 test vectors.
  const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
  return {
    address,
    /** Sends everything to itself. */
    sweep: (utxos: readonly Utxo[], satPerKvb = 2_000n) => {
      const built = keyring.buildTransfer({
        publicKey,
        utxos,
        recipient: address,
        amount: 'max',
        satPerKvb,
        changeIndex: 0,
      });
      if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
      return keyring.signTransfer(seed, built.plan);
    },
    sweptOf: (raw: Uint8Array) => keyring.decodeTransfer(raw).outputs[0]?.value,
  };
}

async function waiting(chain: Chain, hash: string): Promise<ChainTransaction> {
  const transaction = (await chain.mempool()).find((each) => each.hash === hash);
  if (transaction === undefined) throw new Error(`${hash} does not wait in the mempool.`);
  return transaction;
}
