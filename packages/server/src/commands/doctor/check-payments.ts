import * as z from 'zod/mini';
import { aboutTopic, type Finding } from './finding.ts';

const { ok } = aboutTopic('Payments');

/** Lists where the addresses of each business are derived, for who looks for them in another wallet. */
export async function checkPayments(
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<readonly Finding[]> {
  const rows = await query(`select a.business_id as business, a.network, k.path,
      max(s.address_index)::integer as highest
    from accounts a
    join wallet_public_keys k on k.wallet_id = a.wallet_id and k.network = a.network
      and k.account_index = a.account_index
    left join address_stock s on s.account_id = a.id
    where a.purpose = 'PAYMENTS'
    group by a.id, k.path order by a.business_id, a.created_at, a.id`);
  const derived = rows.map((row) => {
    const { business, network, path, highest } = z.parse(place, row);
    const range = highest === null ? 'one address' : `addresses up to ${path}/0/${highest}`;
    return ok(`business ${business} has ${network} at ${path}, ${range}.`);
  });
  return [...derived, ...(await listWatched(query))];
}

/** Lists the public keys of other wallets that businesses are or were paid into. */
async function listWatched(
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<readonly Finding[]> {
  const rows = await query(`select w.business_id as business, w.network, w.descriptor as path,
      max(s.address_index)::integer as highest
    from watch_keys w
    left join address_stock s on s.account_id = w.account_id and s.lease_payment_id is not null
    group by w.account_id order by w.business_id, w.created_at, w.account_id`);
  return rows.map((row) => {
    const { business, network, path, highest } = z.parse(place, row);
    const given = highest === null ? 'none given yet' : `addresses given up to 0/${highest}`;
    return ok(`business ${business} has ${network} at ${path} of another wallet, ${given}.`);
  });
}

const place = z.object({
  business: z.int(),
  network: z.string(),
  path: z.string(),
  highest: z.nullable(z.int()),
});
