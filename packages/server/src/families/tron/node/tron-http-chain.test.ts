import { toBaseUnits, tokensOf } from '@billfold/core';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { afterEach, describe, expect, it } from 'vitest';
import { startTronStub, type TronStub } from '../../../../test/tron-node.ts';
import { ChainUnavailableError } from '../../../chains/chain.ts';
import { spenderPhrase, waiting } from '../../../chains/chain-harness.conformance.ts';
import { describeChain } from '../../chain.conformance.ts';
import { payoutContract } from '../sandbox/payout-contract.ts';
import { checkTronNode } from './check-tron-node.ts';
import { holderOf } from './hex-address.ts';

describe('a simulated node of Tron', () => {
  const running: TronStub[] = [];
  const start = async (): Promise<TronStub> => {
    const stub = await startTronStub();
    running.push(stub);
    return stub;
  };
  afterEach(async () => {
    for (const stub of running.splice(0)) await stub.stop();
  });

  describeChain('java-tron, simulated by our own ledger,', 'TRX', start);

  describeChain(
    'java-tron, simulated, by the addresses of a spender and a contract,',
    'TRX',
    async () => {
      const harness = await start();
      const { chain } = harness;
      const watch = { addresses: [alice, payoutContract], claims: new Set<string>() };
      const blockAt = async (height: number) =>
        (await chain.watchedBlockAt?.(height, async () => watch)) ?? null;
      return { ...harness, chain: { ...chain, blockAt } };
    },
  );

  const [token = missing()] = tokensOf('TRX');
  const keyring = getKeyring('TRX', 'regtest');
  const seed = seedPhraseToSeed(spenderPhrase);
  const addressOf = (account: number) =>
    keyring.addressAt(keyring.derivePublic(seed, account).publicKey, {
      branch: 0,
      addressIndex: 0,
    });
  const [alice, bob] = [addressOf(0), addressOf(1)];
  const trx = (amount: bigint) => toBaseUnits(amount * 10n ** 6n);

  async function withTokens() {
    const stub = await start();
    for (const payment of [{ amount: trx(50n) }, { amount: toBaseUnits(9n), token }])
      await stub.ledger.pay({ address: alice, ...payment });
    await stub.mine(1);
    return stub;
  }
  async function send({ chain }: TronStub, feeLimit: bigint) {
    const now = Date.now();
    const built = keyring.buildTransfer({
      publicKey: keyring.derivePublic(seed, 0).publicKey,
      balance: trx(50n),
      recipient: bob,
      amount: toBaseUnits(7n),
      token: {
        contract: token.contract,
        balance: toBaseUnits(9n),
        feeLimit: toBaseUnits(feeLimit),
      },
      terms: { kind: 'bandwidth', sunPerByte: 1_000n },
      reference: await chain.head(),
      createdAtMs: now,
      expiresAtMs: now + 60_000,
    });
    if (built.outcome !== 'built') throw new Error(built.outcome);
    const { raw, hash } = keyring.signTransfer(seed, built.plan);
    expect(await chain.broadcast(raw)).toEqual({ outcome: 'accepted' });
    return { hash, place: BigInt(raw.length + 64) * 1_000n };
  }
  const moved = { from: alice, to: bob, tokenId: token.id, value: 7n };

  it('shows a token at most at its limit while it waits, and exactly in a block', async () => {
    const stub = await withTokens();
    const { chain, mine } = stub;
    const transfer = { token, from: alice, to: bob, value: toBaseUnits(7n) };
    const expected = { work: 130_000n, staked: { energy: 0n, bandwidth: 0n } };
    expect(await chain.simulateTransfer?.(transfer)).toEqual(expected);
    expect(await chain.simulateTransfer?.({ ...transfer, to: null })).toEqual(expected);
    const { hash, place } = await send(stub, 20_000_000n);
    const sender = { address: alice, nonce: null, hasFailed: false };
    expect(await waiting(chain, hash)).toMatchObject({
      sender: { ...sender, fee: place + 20_000_000n },
      transfers: [moved],
    });
    await mine(1);
    expect((await chain.blockAt((await chain.head()).height))?.transactions).toMatchObject([
      { hash, sender: { ...sender, fee: place + 13_000_000n }, transfers: [moved] },
    ]);
    expect(await chain.simulateTransfer?.(transfer)).toMatchObject({ work: 65_000n });
  });

  it('says what coins that are staked for the sender pay of a transfer', async () => {
    const { chain, intercept } = await withTokens();
    const asked: unknown[] = [];
    intercept(async ({ path, asked: body, answer }) => {
      if (path !== '/wallet/getaccountresource') return answer();
      asked.push(body);
      return { NetLimit: 1_000, NetUsed: 400, EnergyLimit: 100_000, EnergyUsed: 30_000 };
    });
    const transfer = { token, from: alice, to: bob, value: toBaseUnits(7n) };
    expect(await chain.simulateTransfer?.(transfer)).toEqual({
      ...{ work: 130_000n, staked: { energy: 70_000n, bandwidth: 600n } },
    });
    expect(asked).toEqual([{ address: `41${holderOf(alice)}` }]);
  });

  it('surveys a token also of an address that is no account', async () => {
    const stub = await withTokens();
    const { chain, mine } = stub;
    await send(stub, 20_000_000n);
    await mine(1);
    const at = await chain.head();
    const survey = async (address: string) => chain.survey?.([address]);
    expect(await survey(bob)).toEqual({
      kind: 'holdings',
      at,
      holdings: [{ address: bob, tokenId: token.id, value: 7n }],
    });
    expect(await survey(alice)).toMatchObject({
      holdings: [
        { address: alice, tokenId: null },
        { address: alice, tokenId: token.id, value: 2n },
      ],
    });
  });

  it('shows one that ran out of energy as failed, at the price of all of it', async () => {
    const stub = await withTokens();
    const { hash, place } = await send(stub, 5_000_000n);
    await stub.mine(1);
    const { height } = await stub.chain.head();
    expect((await stub.chain.blockAt(height))?.transactions).toMatchObject([
      { hash, sender: { hasFailed: true, fee: place + 5_000_000n }, transfers: [moved] },
    ]);
  });

  it('says that nothing is known of a token which the node does not run', async () => {
    const { chain } = await start();
    const stranger = { ...token, contract: alice };
    await expect(
      chain.simulateTransfer?.({ token: stranger, from: alice, to: bob, value: toBaseUnits(7n) }),
    ).rejects.toBeInstanceOf(ChainUnavailableError);
  });

  it('gets the API key in its header', async () => {
    const { chain, lastKey } = await start();
    await chain.head();
    expect(lastKey()).toBe('key');
  });

  it('is refused when it is on another chain', async () => {
    const { node } = await start();
    const clock = { now: () => Date.now() };
    expect(await checkTronNode(node, { chain: 'regtest', clock })).toMatchObject({
      outcome: 'ready',
      head: { height: 0 },
    });
    for (const chain of ['main', 'test'] as const)
      expect(await checkTronNode(node, { chain, clock })).toMatchObject({
        outcome: 'wrong-chain',
      });
  });
});

function missing(): never {
  throw new Error('There is no token.');
}
