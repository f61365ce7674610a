// Business with so many payments that a slow query shows.
import { bech32 } from '@scure/base';

/** States of each hundred payments. */
const states = [
  ...repeat(88, { status: 'COMPLETED', paid: 'PAID', flags: [] }),
  ...repeat(1, { status: 'COMPLETED', paid: 'OVERPAID', flags: [] }),
  ...repeat(5, { status: 'EXPIRED', paid: 'UNPAID', flags: [] }),
  ...repeat(2, { status: 'EXPIRED', paid: 'UNDERPAID', flags: [] }),
  ...repeat(1, { status: 'EXPIRED', paid: 'PAID', flags: ['late'] }),
  ...repeat(1, { status: 'INVALID', paid: 'UNPAID', flags: [] }),
  ...repeat(2, { status: 'PENDING', paid: 'UNPAID', flags: [] }),
];

/** Tables in the order in which they are filled. */
const tables = ['customers', 'payments', 'payment_quotes', 'payment_transfers'];

/**
 * Adds payments over a year in every state, as the server writes them: two thirds in BTC and one in LTC, each on an address
 * of its own. Returns an address of one of them.
 *
 * Indexes and foreign keys of the tables are made again afterwards, which is faster than with each row and proves each
 * reference all the same. Other processes wait meanwhile.
 * @param {import('pg').Client} client
 * @param {{ businessId: number, count: number, customers: number }} wanted
 */
export async function fillPayments(client, { businessId, count, customers }) {
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query("set work_mem = '64MB'");
  await client.query('begin');
  await addAddresses(client, count);
  await client.query(`lock table ${tables} in access exclusive mode`);
  const restore = await dropIndexes(client);
  await addCustomers(client, { businessId, customers });
  await addPayments(client, { businessId, count, customers });
  await addQuotes(client, businessId);
  await addTransfers(client, businessId);
  for (const statement of restore) await client.query(statement);
  await client.query('commit');
  await client.query(`vacuum analyze ${tables}`);
  return { address: addressOf(46) };
}

/** Drops what is checked or indexed with each row, and returns the statements that make it again. */
async function dropIndexes(client) {
  const names = tables.map((table) => `'${table}'::regclass`);
  const { rows: references } = await client.query(
    `select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid in (${names})`,
  );
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid in (${names})
     and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return [
    ...indexes.map(({ definition }) => definition),
    ...references.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ];
}

/** Keeps the addresses of the payments by their numbers until the end of the transaction. */
async function addAddresses(client, count) {
  await client.query('create temporary table given_addresses (n int, address text) on commit drop');
  const most = 50_000;
  for (let first = 1; first <= count; first += most) {
    const length = Math.min(most, count - first + 1);
    const addresses = Array.from({ length }, (_, at) => addressOf(first + at));
    await client.query(
      'insert into given_addresses select $1::int + at - 1, address from unnest($2::text[]) with ordinality as given (address, at)',
      [first, addresses],
    );
  }
  await client.query('analyze given_addresses');
}

async function addCustomers(client, { businessId, customers }) {
  await client.query(
    `insert into customers (id, business_id, livemode, email, email_norm, name, created_at)
     select ${idOf('cus', 'n')}, $1, false, 'customer-' || n || '@example.com',
       'customer-' || n || '@example.com', 'Customer ' || n, now() - n * interval '1 year' / $2::int
     from generate_series(1, $2::int) as n`,
    [businessId, customers],
  );
}

async function addPayments(client, { businessId, count, customers }) {
  await client.query(
    `insert into payments (id, business_id, livemode, status, paid_state, flags, price, price_currency, tolerance, order_id, customer_id, quote_id, credited, paid_asset_id, sequence, expires_at, select_until, created_at, updated_at, detected_at, confirmed_at, completed_at, closed_at)
     select ${idOf('pay', 'n')}, $1, false, status, paid, flags, 25, 'EUR', 0, 'ORDER-' || n,
       ${idOf('cus', '1 + n % $3::int')}, ${quoteOf('n')},
       case paid when 'UNPAID' then 0 when 'UNDERPAID' then 10 when 'OVERPAID' then 30 else 25 end,
       case when paid <> 'UNPAID' then ${assetOf('n')} end, 4,
       case status when 'PENDING' then now() + interval '1 day' else created + interval '1 hour' end,
       now() + interval '1 day', created, created,
       case when paid <> 'UNPAID' then created + interval '5 minutes' end,
       case status when 'COMPLETED' then created + interval '10 minutes' end,
       case status when 'COMPLETED' then created + interval '1 hour' end,
       case status when 'PENDING' then null else created + interval '1 hour' end
     from (
       select n, now() - n * interval '1 year' / $2::int as created,
         (array[${states.map(({ status }) => `'${status}'`)}])[1 + n % 100] as status,
         (array[${states.map(({ paid }) => `'${paid}'`)}])[1 + n % 100] as paid,
         (array[${states.map(({ flags }) => `'${JSON.stringify(flags)}'::jsonb`)}])[1 + n % 100] as flags
       from generate_series(1, $2::int) as n
     ) as made`,
    [businessId, count, customers],
  );
}

async function addQuotes(client, businessId) {
  await client.query(
    `insert into payment_quotes (id, payment_id, asset_id, network, mode, address, account_id, rate, rate_at, due_units, asked, required_confirmations, final_confirmations, locked_at, expires_at)
     select ${quoteOf('n')}, p.id, a.network, a.network, 'FRESH', given.address, a.id, 2000,
       p.created_at, 1250000, 25, 2, 6, p.created_at, p.created_at + interval '1 hour'
     from given_addresses as given
     join payments as p on p.id = ${idOf('pay', 'n')}
     join accounts as a on a.business_id = $1 and a.purpose = 'PAYMENTS'
       and a.network = ${assetOf('n')}`,
    [businessId],
  );
}

async function addTransfers(client, businessId) {
  await client.query(
    `insert into payment_transfers (id, business_id, livemode, payment_id, quote_id, kind, network, asset_id, hash, position, address, account_id, units, credited, price_rate, usd_rate, block_height, mined_at, first_seen_at)
     select gen_random_uuid(), $1, false, p.id, q.id, 'OUTPUT', q.network, q.asset_id,
       md5(p.id) || md5(p.order_id), 0, q.address, q.account_id, p.credited * 50000, p.credited,
       2000, 2200, 1, p.detected_at, p.detected_at
     from payments as p join payment_quotes as q on q.payment_id = p.id
     where p.business_id = $1 and p.credited > 0 and p.order_id like 'ORDER-%'`,
    [businessId],
  );
}

/** Id of a row by its number, as scattered as those that the server draws. */
const idOf = (prefix, n) =>
  `'${prefix}_' || translate(left(md5('${prefix}' || (${n})), 26), '0189', 'ghij')`;

const assetOf = (n) => `case ${n} % 3 when 0 then 'LTC' else 'BTC' end`;

const quoteOf = (n) => `md5('quote' || (${n}))::uuid`;

/** Returns the address of a payment by its number, which is valid and of nobody. */
function addressOf(n) {
  const program = new Uint8Array(20);
  new DataView(program.buffer).setUint32(16, n);
  return bech32.encode(n % 3 === 0 ? 'ltc' : 'bc', [0, ...bech32.toWords(program)]);
}

function repeat(times, value) {
  return Array.from({ length: times }, () => value);
}
