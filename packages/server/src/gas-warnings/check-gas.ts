import { and, asc, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { loadAccountBalance } from '../accounts/account-balances.ts';
import { loadNotificationSettings } from '../business-mails/mail-business.ts';
import { lockBusiness } from '../businesses/business-store.ts';
import { loadStoredTab, saveNextVersion } from '../businesses/settings-store.ts';
import { ChainUnavailableError } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import { getFamily } from '../families/families.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import { findPaymentsAccount } from '../payments-accounts/open-payments-accounts.ts';
import { quoteFee } from '../transfers-out/quote-fee.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { findTokenHolder } from './find-token-holder.ts';
import { mailLowGas } from './mail-low-gas.ts';
import { type GasReading, nextWarning } from './next-warning.ts';

export interface GasCheck {
  readonly network: ServedNetwork;
  /** Called with what keeps one business from being checked; the others are. */
  readonly onError: (error: unknown) => void;
}

/**
 * Warns the businesses that want it and whose settlement account is low on the coin that pays the network fees of their
 * tokens, once in each fall. Those without tokens on the network have nothing to pay for.
 * @throws {ChainUnavailableError} where the node is down: the rest is for the next check
 */
export async function checkGas(
  context: ServiceContext,
  { network, onError }: GasCheck,
): Promise<void> {
  for (const owner of await listSettled(context.db))
    try {
      await checkBusiness(context, network, owner);
    } catch (error) {
      // A node that refuses one transfer answers the rest; one that is down does not answer this.
      if (error instanceof ChainUnavailableError) await context.chains.get(network).head();
      onError(error);
    }
}

async function listSettled(db: Db): Promise<readonly SettlementOwner[]> {
  const { id, status, settlementWalletId, settlementUserId } = businesses;
  const rows = await db
    .select({ businessId: id, walletId: settlementWalletId, userId: settlementUserId })
    .from(businesses)
    .where(and(eq(status, 'ACTIVE'), isNotNull(settlementWalletId)))
    .orderBy(asc(id));
  return rows.flatMap(({ businessId, walletId, userId }) =>
    walletId === null || userId === null ? [] : [{ businessId, walletId, userId }],
  );
}

async function checkBusiness(
  context: ServiceContext,
  network: ServedNetwork,
  owner: SettlementOwner,
): Promise<void> {
  const { db } = context;
  const { businessId } = owner;
  const { warnsOfLowGas } = await loadNotificationSettings(db, businessId);
  if (!warnsOfLowGas) {
    // A business that turns warnings on again is warned of what is low then.
    if (Object.keys(await loadAllLowest(db, businessId)).length > 0)
      await db.transaction(async (tx) => {
        await lockBusiness(tx, businessId);
        await saveNextVersion(tx, businessId, { tab, data: {} });
      });
    return;
  }
  const reading = await readGas(context, network, owner);
  if (reading === null) return;
  const { accountId } = reading;
  const known = await loadLowest(db, businessId, accountId);
  if (nextWarning(known, reading).lowest === known) return;
  await db.transaction(async (tx) => {
    await lockBusiness(tx, businessId);
    const lowest = await loadLowest(tx, businessId, accountId);
    const next = nextWarning(lowest, reading);
    await saveLowest(tx, { businessId, accountId, lowest: next.lowest });
    if (next.warns) await mailLowGas(tx, context, { businessId, network, reading });
  });
}

/** Reads the funds and asks the node for the present fee; null without tokens that a fee could move. */
async function readGas(
  context: ServiceContext,
  network: ServedNetwork,
  { businessId, walletId, userId }: SettlementOwner,
): Promise<(GasReading & { readonly accountId: string }) | null> {
  const { db } = context;
  const holder = await findTokenHolder(db, { businessId, walletId }, network);
  const found = await findPaymentsAccount(db, businessId, network);
  if (holder === null || found === undefined) return null;
  const { accountId, token, units: amount } = holder;
  const account = await loadSpendingAccount(context, userId, { walletId, accountId });
  const fee = await quoteFee(context, { account, token, recipient: null, amount });
  const main = await loadSpendingAccount(context, userId, { walletId, accountId: found.id });
  const spendable = await getFamily(network).spending.loadSpendable(db, main);
  const { pending } = await loadAccountBalance(db, main);
  return { accountId: main.id, available: spendable + pending, fee };
}

/** Name under which the lowest funds of each account since a warning are kept beside the settings. No call shows or changes it. */
const tab = 'low-gas';

async function loadLowest(db: Db, businessId: number, accountId: string): Promise<bigint | null> {
  const units = (await loadAllLowest(db, businessId))[accountId];
  return units === undefined ? null : BigInt(units);
}

async function loadAllLowest(db: Db, businessId: number) {
  const { data } = await loadStoredTab(db, businessId, tab);
  return z.parse(z.record(z.string(), z.string()), data);
}

interface Lowest {
  readonly businessId: number;
  readonly accountId: string;
  readonly lowest: bigint | null;
}

/** Saves the lowest funds while the business is locked. */
async function saveLowest(tx: Db, { businessId, accountId, lowest }: Lowest): Promise<void> {
  const { [accountId]: _, ...others } = await loadAllLowest(tx, businessId);
  const data = lowest === null ? others : { ...others, [accountId]: `${lowest}` };
  await saveNextVersion(tx, businessId, { tab, data });
}
