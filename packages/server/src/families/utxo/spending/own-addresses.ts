import type { UtxoTransferPlan } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { addresses } from '../../../db/schema.ts';
import type { SpendingAccount } from '../../spending.ts';

/** Loads the address that the first input of a plan spends from. */
export async function loadFirstInputAddress(
  tx: Db,
  account: SpendingAccount,
  plan: UtxoTransferPlan,
): Promise<string> {
  const [input] = plan.inputs;
  if (input === undefined) throw new Error('a plan without inputs');
  const [row] = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(
      and(
        eq(addresses.accountId, account.id),
        eq(addresses.branch, input.branch === 1 ? 'change' : 'receive'),
        eq(addresses.addressIndex, input.addressIndex),
      ),
    );
  if (row === undefined) throw new Error('a plan that spends an unknown address');
  return row.address;
}

export async function isOwnAddress(
  tx: Db,
  account: SpendingAccount,
  address: string,
): Promise<boolean> {
  return (await findOwnAddress(tx, account, address)) !== null;
}

/** Finds the id of an address of an account; null where it is not its own. */
export async function findOwnAddress(
  tx: Db,
  account: SpendingAccount,
  address: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.accountId, account.id), eq(addresses.address, address)))
    .limit(1);
  return row?.id ?? null;
}
