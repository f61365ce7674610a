import { getNetwork, toBaseUnits } from '@billfold/core';
import {
  getKeyring,
  type SignedTransfer,
  type SolanaTransferRequest,
  seedPhraseToSeed,
} from '@billfold/keyring';
import { expect, it } from 'vitest';
import type { Chain } from '../../chains/chain.ts';
import {
  type Spender,
  type SpendingHarness,
  spenderPhrase,
  waiting,
} from '../../chains/chain-harness.conformance.ts';

/** Adds the tests of Solana: accounts with a rent minimum, and sends with a recent blockhash. */
export function itIsASolanaChain(harness: () => SpendingHarness): void {
  it('names what compute units cost now', async () => {
    const fees = await harness().chain.fees();
    expect(fees.family === 'solana' && fees.unitPrice >= 0n).toBe(true);
  });

  it('loads an account as the blocks left it, and tells which one is none', async () => {
    const { chain, mine, rollBack, spender, spendable } = harness();
    const load = async () => chain.loadAccount?.(spender.address);
    const none = { balance: 0n, nonce: null, isActivated: false };
    expect(await load()).toEqual(none);
    const deposit = await spendable();
    await mine(1);
    const held = { balance: spender.amount, nonce: null, isActivated: true };
    expect(await load()).toEqual(held);
    await chain.broadcast(spender.spend(deposit).raw);
    expect(await load()).toEqual(held);
    await mine(1);
    expect(await load()).toEqual(none);
    await rollBack(1);
    expect(await load()).toEqual(held);
  });

  it('shows who pays for a transfer, and exactly what', async () => {
    const { chain, mine, spender, spendable } = harness();
    const { raw, hash } = spender.spend(await spendable());
    await chain.broadcast(raw);
    const from = spender.address;
    const expected = {
      hash,
      spends: [],
      sender: { address: from, nonce: null, fee, hasFailed: false },
      // The memo comes before it.
      transfers: [
        {
          position: 1,
          to: recipient,
          from,
          tokenId: null,
          value: spender.amount - fee,
          memo: 'first',
        },
      ],
      references: [],
    };
    expect(await waiting(chain, hash)).toEqual(expected);
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    expect(block?.transactions.find((each) => each.hash === hash)).toEqual(expected);
  });

  it('names the sender of a deposit', async () => {
    const { sender, transfers } = await harness().funded();
    expect(sender?.address).toBe(transfers[0]?.from);
  });

  it('shows the references by which a recipient finds a payment, waiting and mined', async () => {
    const { chain, mine, spendable } = harness();
    const { pay } = await openWallet(chain);
    await spendable();
    const references = [
      '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    ];
    const { raw, hash } = pay({ memo: 'Order 7', references });
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    expect([...(await waiting(chain, hash)).references].sort()).toEqual([...references].sort());
    await mine(1);
    const block = await chain.blockAt((await chain.head()).height);
    const mined = block?.transactions.find((each) => each.hash === hash);
    expect(mined).toMatchObject({ transfers: [{ to: recipient, memo: 'Order 7' }] });
    expect([...(mined?.references ?? [])].sort()).toEqual([...references].sort());
  });

  it('takes a transfer that names a block 150 deep, and none that names a deeper one', async () => {
    const { chain, mine, spender, spendable } = harness();
    const deposit = await spendable();
    await mine(150 - (await chain.head()).height);
    expect(await chain.broadcast(spender.spend(deposit).raw)).toEqual({ outcome: 'accepted' });
    await mine(1);
    expect(await chain.broadcast(spender.spend(deposit, 'second').raw)).toEqual({
      outcome: 'rejected',
      reason: 'Transaction simulation failed: Blockhash not found',
      permanent: chain.chain === 'sandbox',
    });
  });
}

export async function createSolanaSpender(chain: Chain): Promise<Spender> {
  const { address, amount, pay } = await openWallet(chain);
  return {
    address,
    amount,
    spend: (_, variant = 'first') => pay({ memo: variant }),
    spendTooEarly: () => pay({ memo: 'more than there is', balance: toBaseUnits(2n * amount) }),
    payWithMemo: (_, memo) => pay({ memo }),
    usedUp:
      'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
    staysOpen: true,
  };
}

/** Opens the wallet of the spender, at the newest block of now. */
async function openWallet(chain: Chain) {
  const { network } = chain;
  const keyring = getKeyring(network, chain.chain);
  if (keyring.family !== 'solana') throw new Error(`${network} has no compute units.`);
  const seed = seedPhraseToSeed(spenderPhrase);
  const { publicKey } = keyring.derivePublic(seed, 0);
  const { hash } = await chain.head();
  const amount = toBaseUnits(10n ** BigInt(getNetwork(network).decimals));
  return {
    address: publicKey,
    amount,
    pay: (order: Partial<SolanaTransferRequest>): SignedTransfer => {
      const built = keyring.buildTransfer({
        publicKey,
        account: 0,
        balance: amount,
        recipient,
        recipientBalance: toBaseUnits(0n),
        amount: 'max',
        blockhash: keyring.toBlockhash(hash),
        priority: null,
        memo: null,
        token: null,
        ...order,
      });
      if (built.outcome !== 'built') throw new Error(`No transfer: ${built.outcome}`);
      return keyring.signTransfer(seed, built.plan);
    },
  };
}

/** Fee of one signature. */
const fee = 5_000n;
/** Solana Cookbook, an address on the curve. */
const recipient = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';
