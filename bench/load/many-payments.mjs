// Business with so many payments that a slow query shows.

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

/**
 * Adds payments over a year in every state, as the server writes them, and returns an address of one of them.
 * @param {import('pg').Client} client
 * @param {{ businessId: number, count: number, customers: number }} wanted
 */
export async function fillPayments(client, { businessId, count, customers }) {
  const {
    rows: [account],
  } = await client.query(
    "select id from accounts where business_id = $1 and network = 'ETH' and purpose = 'PAYMENTS'",
    [businessId],
  );
  await client.query(
    `insert into customers (id, business_id, livemode, email, email_norm, name, created_at)
     select 'cus_' || lpad(to_hex(n), 26, '0'), $1, false, 'customer-' || n || '@example.com',
       'customer-' || n || '@example.com', 'Customer ' || n, now()
     from generate_series(1, $2::int) as n`,
    [businessId, customers],
  );
  await client.query(
    `with made as (
       select gen_random_uuid() as quote, n, 'pay_' || lpad(to_hex(n), 26, '0') as id,
         '0x' || lpad(to_hex(n), 40, '0') as address,
         now() - n * interval '1 year' / $3::int as created,
         (array[${states.map(({ status }) => `'${status}'`)}])[1 + n % 100] as status,
         (array[${states.map(({ paid }) => `'${paid}'`)}])[1 + n % 100] as paid,
         (array[${states.map(({ flags }) => `'${JSON.stringify(flags)}'::jsonb`)}])[1 + n % 100] as flags
       from generate_series(1, $3::int) as n
     ), asked as (
       insert into payments (id, business_id, livemode, status, paid_state, flags, price, price_currency, tolerance, order_id, customer_id, quote_id, credited, sequence, expires_at, select_until, created_at, updated_at, confirmed_at, completed_at, closed_at)
       select id, $1, false, status, paid, flags, 25, 'EUR', 0, 'ORDER-' || n,
         'cus_' || lpad(to_hex(1 + n % $4::int), 26, '0'), quote, case paid when 'UNPAID' then 0 else 25 end, 4,
         case status when 'PENDING' then now() + interval '1 day' else created + interval '1 hour' end,
         now() + interval '1 day', created, created,
         case status when 'COMPLETED' then created + interval '10 minutes' end,
         case status when 'COMPLETED' then created + interval '1 hour' end,
         case status when 'PENDING' then null else created + interval '1 hour' end
       from made returning id
     ), quoted as (
       insert into payment_quotes (id, payment_id, asset_id, network, mode, address, account_id, rate, rate_at, due_units, asked, required_confirmations, final_confirmations, locked_at, expires_at)
       select quote, id, 'ETH', 'ETH', 'FRESH', address, $2, 2000, created, 12500000000000000, 25, 12, 15, created, created + interval '1 hour' from made
       returning id
     )
     insert into payment_transfers (id, business_id, livemode, payment_id, quote_id, kind, network, asset_id, hash, position, address, account_id, units, credited, block_height, first_seen_at)
     select gen_random_uuid(), $1, false, id, quote, 'TRANSFER', 'ETH', 'ETH', '0x' || lpad(to_hex(n), 64, 'a'), 0, address, $2, 12500000000000000, 25, n, created
     from made where paid <> 'UNPAID'`,
    [businessId, account.id, count, customers],
  );
  await client.query('vacuum analyze');
  // Of digits alone: letters would be searched for as their checksum writes them (EIP-55).
  return { address: `0x${'46'.padStart(40, '0')}` };
}

function repeat(times, value) {
  return Array.from({ length: times }, () => value);
}
