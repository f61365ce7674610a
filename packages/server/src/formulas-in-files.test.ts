import {
  exportAudit,
  exportCustomers,
  exportPayments,
  exportTransactions,
} from '@billfold/core/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  disarmedPayloads,
  formulaPayloads,
  readCsvTwice,
  startsFormula,
} from '../test/formula-payloads.ts';
import { confirm, deposit } from '../test/funded.ts';
import { type Holder, openHolder } from '../test/people.ts';
import { askToBePaid, openShop, type Shop } from '../test/shop.ts';
import { createTestServer } from '../test/test-server.ts';

interface Filled extends Shop {
  /** Person with a wallet whose history has such texts. */
  readonly holder: Holder;
}

/** Texts of strangers in every column that takes one. */
async function fillShop(): Promise<Filled> {
  const server = await createTestServer();
  const shop = await openShop(server, ['BTC']);
  await askToBePaid(shop, { method: 'BTC' });
  const { businessId } = shop;
  const { db } = server.context;
  const holder = await openHolder(server, 'holder@example.com', 'BTC');
  await deposit(server, holder, '0.1');
  await confirm(server, 1);
  const texts = sql`unnest(${sql.param(formulaPayloads)}::text[]) with ordinality as x(text, n)`;
  await db.execute(sql`insert into customers
    (id, business_id, livemode, email, email_norm, name, phone, company, address, notes, tags, refund_addresses, created_at)
    select 'cus_' || md5(text), ${businessId}, false, text, text, text, text, text, text, text,
      jsonb_build_array(text), jsonb_build_array(jsonb_build_object('network', text, 'address', text)), now()
    from ${texts}`);
  await db.execute(sql`insert into payments select (jsonb_populate_record(p, jsonb_build_object(
      'id', 'pay_' || md5(text), 'order_id', text, 'customer_id', 'cus_' || md5(text),
      'metadata', jsonb_build_object(text, text),
      'answers', jsonb_build_array(jsonb_build_object('name', text, 'label', text, 'type', 'TEXT', 'value', text))))).*
    from payments p, ${texts}`);
  await db.execute(sql`insert into audit_log
    (id, business_id, actor_kind, actor, action, target, before, after, ip, at)
    select gen_random_uuid(), ${businessId}, 'user', text, 'business.updated', text,
      jsonb_build_object('name', text), jsonb_build_object('name', text || ' '), text, now()
    from ${texts}`);
  await db.execute(sql`insert into transactions select (jsonb_populate_record(t, jsonb_build_object(
      'id', gen_random_uuid(), 'hash', text, 'from_address', text, 'to_address', text, 'note', text))).*
    from transactions t, ${texts}`);
  return { ...shop, holder };
}

describe('a CSV file runs no formula, and two parsers read it alike (S31)', () => {
  let shop: Filled;
  beforeAll(async () => {
    shop = await fillShop();
  });

  it.each([
    ['payments', exportPayments.path, ['order_id', 'customer_email']],
    [
      ...(['customers', exportCustomers.path] as const),
      ['email', 'name', 'phone', 'company', 'address', 'tags', 'notes'],
    ],
    ['the audit log', exportAudit.path, ['actor', 'target', 'before', 'ip']],
    ['transactions', exportTransactions.path, ['from', 'to', 'hash', 'note']],
  ])('of %s', async (_, path, columns) => {
    const { server, owner, businessId, holder } = shop;
    const { token } = path === exportTransactions.path ? holder : owner;
    const url = path
      .replace('{businessId}', String(businessId))
      .replace('{walletId}', holder.walletId);
    const { payload, statusCode } = await server.app.inject({
      url: path === exportTransactions.path ? `${url}?format=csv` : url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(200);
    const rows = readCsvTwice(payload);
    const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);
    const run = rows.flatMap((row) =>
      Object.values(row).filter((cell) => startsFormula(cell) && !isNumber(cell)),
    );
    expect(run).toEqual([]);
    for (const column of columns) {
      const cells = rows.flatMap((row) => row[column] || []);
      expect(cells, column).toEqual(expect.arrayContaining([...disarmedPayloads]));
    }
  });

  it('and has the metadata and the answers of each payment whole', async () => {
    const { server, owner, businessId } = shop;
    const { payload } = await server.app.inject({
      url: exportPayments.path.replace('{businessId}', String(businessId)),
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const rows = readCsvTwice(payload).filter((row) => row['order_id'] !== '');
    const own = formulaPayloads.map((text) => ({ [text]: text }));
    for (const column of ['metadata_json', 'answers_json'])
      expect(rows.map((row) => JSON.parse(row[column] ?? ''))).toEqual(expect.arrayContaining(own));
    expect(rows).toHaveLength(formulaPayloads.length);
  });
});
