import { toDecimal } from '@billfold/core';
import {
  importLabels,
  labelAddress,
  listAddresses,
  listConfirmations,
  listTransactions,
  updateNote,
} from '@billfold/core/contract';
import { parseCsv } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, holderWith, placeOf, send } from '../../test/funded.ts';
import type { Holder } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { transactions } from '../db/schema.ts';

describe('what people keep of transactions', () => {
  let server: TestServer;
  let holder: Holder;
  let params: { readonly walletId: string };
  beforeEach(async () => {
    server = await createTestServer();
    holder = await holderWith(server, ['0.5']);
    params = { walletId: holder.walletId };
  });
  const list = async (query = {}) =>
    (await server.call(listTransactions, { params, query }, holder)).items;
  const write = (transactionId: string, note: string) =>
    server.call(updateNote, { params, body: { transactionId, note } }, holder);
  const download = (path: string) =>
    server.app.inject({
      url: `/api/wallets/${holder.walletId}${path}`,
      headers: { authorization: `Bearer ${holder.token}` },
    });

  it('writes a note, finds it, and takes it away', async () => {
    const [received] = await list();
    expect(await write(received?.id ?? '', 'Salary')).toMatchObject({
      id: received?.id,
      note: 'Salary',
    });
    expect(await list({ Search: 'sala' })).toMatchObject([{ note: 'Salary', isSpam: false }]);
    expect(await write(received?.id ?? '', '')).toMatchObject({ note: null });
    const body = { transactionId: received?.id, note: 'x'.repeat(501) };
    expect(await server.refusal(updateNote, { params, body }, holder)).toMatchObject({
      status: 400,
    });
  });

  it('tells spam from the rest', async () => {
    const { hash } = await send(server, holder);
    await server.context.db
      .update(transactions)
      .set({ isSpam: true })
      .where(eq(transactions.hash, hash));
    expect(await list()).toHaveLength(2);
    expect(await list({ IsSpam: true })).toMatchObject([{ hash, isSpam: true }]);
    expect(await list({ IsSpam: 'false' })).toMatchObject([{ type: 'RECEIVED' }]);
  });

  it('tells how far several have come, in the order asked for', async () => {
    const [deposit] = await list();
    const { hash } = await send(server, holder);
    const hashes = [hash, 'f'.repeat(64), deposit?.hash ?? ''].join();
    const request = { params, query: { hashes } };
    expect(await server.call(listConfirmations, request, holder)).toEqual([
      { hash, confirmations: 0, required: 2, final: 3, status: 'PENDING' },
      { hash: deposit?.hash, confirmations: 2, required: 2, final: 3, status: 'CONFIRMED' },
    ]);
    for (const query of [{}, { hash }, { network: 'BTC' }, { hash, network: 'BTC', hashes }])
      expect(await server.refusal(listConfirmations, { params, query }, holder)).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
  });

  it('S31: gives a CSV file with a fixed header and no formula', async () => {
    const sent = await send(server, holder, { amount: toDecimal('0.1') });
    await write(sent.id, '=HYPERLINK("http://evil.example","click")');
    await confirm(server, 1);
    const answer = await download('/transactions/export?format=csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/,
      ),
      'cache-control': 'no-store',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...rows] = (parseCsv(answer.payload) ?? []).map(({ cells }) => cells);
    expect(header?.join()).toBe(
      'date_utc,type,status,account,network,asset,amount,fee_asset,fee_amount,fiat_currency,fiat_value_at_time,fee_fiat_at_time,from,to,hash,confirmations,note',
    );
    expect(rows).toHaveLength(2);
    const [out, received] = await list();
    expect(rows[0]).toEqual([
      out?.createdAt.toISOString(),
      'SENT',
      'CONFIRMING',
      'Bitcoin',
      'BTC',
      'BTC',
      '-0.10000000',
      'BTC',
      out?.fee,
      'USD',
      out?.fiatValueAtTime,
      expect.stringMatching(/^\d+\.\d\d$/),
      out?.fromAddress,
      out?.toAddress,
      out?.hash,
      '1',
      '\'=HYPERLINK("http://evil.example","click")',
    ]);
    expect(rows[1]?.slice(1, 9)).toEqual([
      'RECEIVED',
      received?.status,
      'Bitcoin',
      'BTC',
      'BTC',
      '0.50000000',
      '',
      '',
    ]);
    const filtered = await download('/transactions/export?format=csv&Type=RECEIVED');
    expect(parseCsv(filtered.payload)).toHaveLength(2);
    expect((await download('/transactions/export?format=pdf')).statusCode).toBe(400);
  });

  it('BIP-329: gives notes and labels, and takes them back', async () => {
    const [received] = await list();
    await write(received?.id ?? '', 'Salary');
    const place = { params: placeOf(holder), query: {} };
    const [address] = await server.call(listAddresses, place, holder);
    const id = address?.id ?? '';
    const label = { params: { ...placeOf(holder), id }, body: { label: 'Shop "A"' } };
    await server.call(labelAddress, label, holder);
    const answer = await download('/labels');
    expect(answer.headers['content-type']).toBe('application/jsonl; charset=utf-8');
    const lines = answer.payload.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { type: 'tx', ref: received?.hash, label: 'Salary' },
      { type: 'addr', ref: address?.addressValue, label: 'Shop "A"' },
    ]);
    await write(received?.id ?? '', '');
    const others = [
      '{"type":"xpub","ref":"xpub1","label":"Wallet"}',
      `{"type":"tx","ref":"${'f'.repeat(64)}","label":"Not here"}`,
      'no JSON',
    ];
    const jsonl = [...lines, ...others, ''].join('\n');
    expect(await server.call(importLabels, { params, body: { jsonl } }, holder)).toEqual({
      applied: 2,
      ignored: 3,
    });
    expect((await list())[0]?.note).toBe('Salary');
  });

  it('gives a file only to its owner', async () => {
    const url = `/api/wallets/${holder.walletId}/transactions/export?format=csv`;
    expect((await server.app.inject({ url })).statusCode).toBe(401);
  });
});
