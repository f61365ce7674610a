import { toDecimal } from '@billfold/core';
import {
  getSandboxAddress,
  getSandboxBlock,
  getSandboxTransaction,
  listSandboxBlocks,
} from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, send, stranger } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { sandboxTransactions } from '../db/schema.ts';

const network = 'BTC' as const;
/** BIP-84 test vectors: the first receiving and the first change address. */
const receiving = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const change = 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el';

describe('the explorer', () => {
  let server: TestServer;
  let holder: Holder;
  let sent: string;
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.3', '0.2']);
    sent = (await send(server, holder, { amount: toDecimal('0.4') })).hash;
    await confirm(server, 0);
  });
  const transaction = async (hash: string) =>
    (await server.call(getSandboxTransaction, { params: { network, hash } })).data;
  const utxoTransaction = async (hash: string) => {
    const shown = await transaction(hash);
    if (shown.family !== 'utxo') throw new Error(shown.family);
    return shown;
  };
  const address = async (text: string, query = {}) =>
    (await server.call(getSandboxAddress, { params: { network, address: text }, query })).data;
  const block = async (height: number) =>
    (await server.call(getSandboxBlock, { params: { network, height } })).data;

  it('shows a transaction with what it spends, and checks its signatures', async () => {
    const waiting = await utxoTransaction(sent);
    expect(waiting).toMatchObject({
      network,
      hash: sent,
      block: null,
      confirmations: 0,
      acceptedAt: new Date(server.clock.now()),
      isHeld: false,
      fee: '0.00001045',
      check: { isValid: true, reason: null },
    });
    expect(waiting.size).toBeGreaterThan(waiting.vsize);
    expect(
      waiting.inputs.map(({ address, value, signature }) => [address, value, signature]).sort(),
    ).toEqual([
      [receiving, '0.20000000', 'valid'],
      [receiving, '0.30000000', 'valid'],
    ]);
    expect(waiting.outputs).toHaveLength(2);
    expect(waiting.outputs).toContainEqual(
      expect.objectContaining({ address: stranger, value: '0.40000000' }),
    );
    expect(waiting.outputs).toContainEqual(
      expect.objectContaining({ address: change, value: '0.09998955' }),
    );
    await confirm(server, 2);
    const head = await server.sandboxes.BTC.chain.head();
    expect(await transaction(sent)).toMatchObject({
      confirmations: 2,
      block: { height: head.height - 1, minedAt: new Date(server.clock.now()) },
    });
  });

  it('says which signature does not hold', async () => {
    const isSent = and(
      eq(sandboxTransactions.network, network),
      eq(sandboxTransactions.hash, sent),
    );
    const rows = await server.context.db.select().from(sandboxTransactions).where(isSent);
    const raw = Uint8Array.from(rows[0]?.raw ?? []);
    // A byte of the second witness's signature: its public key and the lock time stand behind it.
    const at = raw.length - 4 - 34 - 20;
    raw[at] = (raw[at] ?? 0) ^ 1;
    await server.context.db.update(sandboxTransactions).set({ raw }).where(isSent);
    const { check, inputs } = await utxoTransaction(sent);
    expect(check?.isValid).toBe(false);
    expect(check?.reason).toMatch(/^mandatory-script-verify-flag-failed/);
    expect(inputs.map(({ signature }) => signature)).toEqual(['valid', 'invalid']);
  });

  it('shows the first transaction, which spends nothing', async () => {
    const { transactions } = await block(0);
    const { check, fee, inputs, outputs } = await utxoTransaction(transactions[0]?.hash ?? '');
    expect({ check, fee, inputs }).toEqual({ check: null, fee: null, inputs: [] });
    expect(outputs).toHaveLength(200);
  });

  it('shows what an address holds and what moved it, newest first', async () => {
    await confirm(server, 1);
    const { balance, transactions } = await address(receiving);
    expect(balance).toBe('0.00000000');
    expect(transactions).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(
      transactions.items.map(({ received, spent, blockHeight }) => [received, spent, blockHeight]),
    ).toEqual([
      ['0.00000000', '0.50000000', 3],
      ['0.20000000', '0.00000000', 1],
      ['0.30000000', '0.00000000', 1],
    ]);
    expect(transactions.items[0]?.hash).toBe(sent);
    const second = await address(receiving, { page: 2, pageSize: 2 });
    expect(second.transactions.items).toEqual(transactions.items.slice(2));
    expect(await address(stranger)).toMatchObject({
      balance: '0.40000000',
      transactions: { total: 1 },
    });
  });

  it('shows an address that was never used as an empty one', async () => {
    // BIP-173's own example of a pay-to-witness-script-hash address.
    const unused = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
    expect(await address(unused)).toEqual({
      network,
      address: unused,
      balance: '0.00000000',
      nonce: null,
      transactions: { items: [], total: 0, page: 1, pageSize: 25 },
    });
  });

  it('shows blocks, newest first, and each with its parent', async () => {
    await confirm(server, 1);
    const { data } = await server.call(listSandboxBlocks, { params: { network } });
    expect(data.map(({ height, transactionCount }) => [height, transactionCount])).toEqual([
      [3, 1],
      [2, 0],
      [1, 2],
      [0, 1],
    ]);
    const [newest] = data;
    expect(await block(3)).toEqual({
      network,
      height: 3,
      hash: newest?.hash,
      parentHash: data[1]?.hash,
      minedAt: new Date(server.clock.now()),
      confirmations: 1,
      transactions: [{ hash: sent, value: '0.49998955', fee: '0.00001045' }],
    });
    await confirm(server, 30);
    const later = await server.call(listSandboxBlocks, { params: { network } });
    expect(later.data.map(({ height }) => height)).toEqual(
      Array.from({ length: 20 }, (_, at) => 33 - at),
    );
  });

  it('does not find what is not there', async () => {
    const missing = { status: 404, code: 'NOT_FOUND' };
    expect(
      await server.refusal(getSandboxTransaction, { params: { network, hash: 'ab'.repeat(32) } }),
    ).toMatchObject(missing);
    expect(
      await server.refusal(getSandboxBlock, { params: { network, height: 99 } }),
    ).toMatchObject(missing);
    expect(
      await server.refusal(getSandboxAddress, {
        params: { network, address: `${stranger.slice(0, -1)}x` },
      }),
    ).toMatchObject(missing);
    for (const height of ['-1', '1.5', '01', 'newest'])
      expect(await server.refusal(getSandboxBlock, { params: { network, height } })).toMatchObject({
        status: 400,
      });
  });
});
