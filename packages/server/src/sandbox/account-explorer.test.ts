import { getNetwork, parseAmount, toDecimal } from '@billfold/core';
import {
  faucet,
  getSandboxAddress,
  getSandboxBlock,
  getSandboxTransaction,
  hold,
  mine,
  reorg,
} from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccountWallet, phrases } from '../../test/ledger-wallet.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sandboxTransactions } from '../db/schema.ts';

const network = 'ETH' as const;
const params = { network };
const alice = createAccountWallet(network, phrases[0]);
const stranger = '0x52908400098527886E0F7030069857D2E4169EE7';
const { chainId } = getNetwork(network).model.chains.sandbox;

describe('the sandbox of an account network', () => {
  let server: TestServer;
  let funded: string;
  beforeEach(async () => {
    server = await createTestServer();
    funded = await fund(alice.address);
  });
  const fund = async (address: string, amount = '1') => {
    const body = { address, asset: network, amount: toDecimal(amount) };
    return (await server.call(faucet, { params, body })).data.hash;
  };
  /** A quarter ether to the stranger. */
  const send = async (changes: Partial<Parameters<typeof alice.send>[0]> = {}) => {
    const amount = parseAmount('0.25', 18);
    const signed = alice.send({ nonce: 0n, to: stranger, amount, ...changes });
    expect(await server.sandboxes.ETH.chain.broadcast(signed.raw)).toEqual({ outcome: 'accepted' });
    return signed.hash;
  };
  const mined = (blocks = 1) => server.call(mine, { params, body: { blocks } });
  const transaction = async (hash: string) => {
    const { data } = await server.call(getSandboxTransaction, { params: { network, hash } });
    if (data.family !== 'evm') throw new Error(data.family);
    return data;
  };
  const address = async (text: string) =>
    (await server.call(getSandboxAddress, { params: { network, address: text }, query: {} })).data;

  it('pays by a real transaction and shows it', async () => {
    expect(await transaction(funded)).toMatchObject({
      network,
      hash: funded,
      block: null,
      confirmations: 0,
      nonce: 0,
      signature: 'valid',
      outputs: [{ index: 0, address: alice.address, value: '1.000000000000000000' }],
      check: { isValid: true, reason: null },
    });
    expect(funded).toMatch(/^0x[\da-f]{64}$/);
  });

  it('refuses what is no address here, and more than there is', async () => {
    const body = { address: stranger, asset: network, amount: '1' };
    for (const changes of [
      { address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
      { address: stranger.replace('E', 'e') },
      { asset: 'BTC' },
      { amount: '0.0000000000000000001' },
    ])
      expect(await server.refusal(faucet, { params, body: { ...body, ...changes } })).toMatchObject(
        { status: 400 },
      );
    expect(
      await server.refusal(faucet, { params, body: { ...body, amount: '10000000' } }),
    ).toMatchObject({ status: 409, code: 'FAUCET_EMPTY' });
  });

  it('shows whom a transaction charges, for which gas, on which chain', async () => {
    await mined();
    const hash = await send({ gasLimit: 50_000n });
    await mined(2);
    const head = await server.sandboxes.ETH.chain.head();
    expect(await transaction(hash)).toEqual({
      family: 'evm',
      network,
      hash,
      block: expect.objectContaining({ height: head.height - 1 }),
      confirmations: 2,
      acceptedAt: new Date(server.clock.now()),
      isHeld: false,
      size: expect.any(Number),
      sender: alice.address,
      signature: 'valid',
      nonce: 0,
      gasLimit: 50_000,
      gasUsed: 21_000,
      // A base fee of 10 gwei and a tip of one.
      gasPriceWei: '11000000000',
      chainId,
      data: '',
      fee: '0.000231000000000000',
      outputs: [{ index: 0, address: stranger, value: '0.250000000000000000' }],
      hasFailed: false,
      tokenTransfer: null,
      check: { isValid: true, reason: null },
    });
    const block = { params: { network, height: head.height - 1 } };
    expect((await server.call(getSandboxBlock, block)).data).toMatchObject({
      transactions: [{ hash, value: '0.250000000000000000', fee: '0.000231000000000000' }],
    });
  });

  it('pays tokens, and shows what a transaction asks of one, whether that failed or not', async () => {
    const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    const body = { address: alice.address, asset: 'USDT@ETH', amount: toDecimal('7.5') };
    const paid = (await server.call(faucet, { params, body })).data.hash;
    const tokenTransfer = { tokenId: 'USDT@ETH', symbol: 'USDT' };
    expect(await transaction(paid)).toMatchObject({
      hasFailed: false,
      outputs: [{ address: usdt, value: '0.000000000000000000' }],
      tokenTransfer: { ...tokenTransfer, address: alice.address, value: '7.500000' },
    });
    await mined();
    const amount = parseAmount('8', 6);
    const hash = await send({ amount, contract: usdt });
    await mined();
    expect(await transaction(hash)).toMatchObject({
      hasFailed: true,
      check: { isValid: true },
      tokenTransfer: { ...tokenTransfer, address: stranger, value: '8.000000' },
    });
    expect(await address(alice.address)).toMatchObject({ nonce: 1 });
    const unknown = { ...body, asset: 'USDT@BSC' };
    expect(await server.refusal(faucet, { params, body: unknown })).toMatchObject({ status: 400 });
    const tooMuch = { ...body, amount: '1000000000000' };
    expect(await server.refusal(faucet, { params, body: tooMuch })).toMatchObject({
      code: 'FAUCET_EMPTY',
    });
  });

  it('says that a signature is not that of the account that was charged', async () => {
    const isFunded = and(
      eq(sandboxTransactions.network, network),
      eq(sandboxTransactions.hash, funded),
    );
    const rows = await server.context.db.select().from(sandboxTransactions).where(isFunded);
    const raw = Uint8Array.from(rows[0]?.raw ?? []);
    // The last 32 bytes are s (EIP-1559).
    raw[raw.length - 1] = (raw.at(-1) ?? 0) ^ 1;
    await server.context.db.update(sandboxTransactions).set({ raw }).where(isFunded);
    expect(await transaction(funded)).toMatchObject({
      signature: 'invalid',
      check: { isValid: false, reason: 'invalid sender' },
    });
  });

  it('shows what an account holds, what moved it and its next nonce', async () => {
    await mined();
    const hash = await send();
    const shown = await address(alice.address);
    expect(shown).toMatchObject({ balance: '0.749769000000000000', nonce: 1 });
    expect(
      shown.transactions.items.map(({ hash: each, received, spent }) => [each, received, spent]),
    ).toEqual([
      [hash, '0.000000000000000000', '0.250231000000000000'],
      [funded, '1.000000000000000000', '0.000000000000000000'],
    ]);
    expect(await address(alice.address.toLowerCase())).toEqual(shown);
    expect(await address(stranger)).toMatchObject({
      balance: '0.250000000000000000',
      nonce: 0,
      transactions: { total: 1 },
    });
  });

  it('shows an account that was never used as an empty one', async () => {
    expect(await address(stranger)).toEqual({
      network,
      address: stranger,
      balance: '0.000000000000000000',
      nonce: 0,
      transactions: { items: [], total: 0, page: 1, pageSize: 25 },
    });
  });

  it('begins with a block that holds no transaction', async () => {
    const { data } = await server.call(getSandboxBlock, { params: { network, height: 0 } });
    expect(data.transactions).toEqual([]);
  });

  it('holds back, takes back and drops', async () => {
    await mined();
    const hash = await send();
    await server.call(hold, { params, body: { hash, hold: true } });
    await mined(2);
    expect(await transaction(hash)).toMatchObject({ isHeld: true, block: null });
    await server.call(hold, { params, body: { hash, hold: false } });
    await mined();
    expect(await transaction(hash)).toMatchObject({ confirmations: 1 });
    await server.call(reorg, { params, body: { depth: 1, dropTx: [] } });
    expect(await transaction(hash)).toMatchObject({ confirmations: 0, block: null });
    await mined();
    await server.call(reorg, { params, body: { depth: 1, dropTx: [hash] } });
    expect(
      await server.refusal(getSandboxTransaction, { params: { network, hash } }),
    ).toMatchObject({ status: 404 });
    expect(await address(alice.address)).toMatchObject({
      balance: '1.000000000000000000',
      nonce: 0,
    });
  });
});
