import { type AccountAsset, nativeAsset } from '@billfold/core';
import type { PayoutPlan, PlanPayout } from '@billfold/core/contract';
import { findNamedAsset, mostPayoutLines } from '@billfold/core/internal';
import { requireOpen } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { type CheckedLine, checkLines } from './check-lines.ts';
import { countFunds, type FreeFunds, fundsMissing, missingOf } from './count-funds.ts';
import { findPayer, type Payer } from './find-payer.ts';
import { priceLines } from './price-lines.ts';
import { readLines } from './read-lines.ts';

/** Time in which a plan can be signed: its fees are those of one moment. */
const validMs = 10 * 60_000;

/** Line with the most of its fee. */
interface PricedLine extends CheckedLine {
  readonly feeUnits: bigint;
}

interface ComputedPayout {
  readonly asset: AccountAsset;
  readonly payer: Payer;
  readonly funds: FreeFunds;
  readonly lines: readonly PricedLine[];
}

/**
 * Plans a payout and stores it to be signed. A plan whose funds are missing says so, and cannot be signed.
 * @throws {ApiError} what `readLines` and `checkLines` throw; 409 SETTLEMENT_MISSING; 409 FUNDS_MISSING where the
 * account has nothing of the asset; 404 NETWORK_NOT_SERVED
 */
export async function planPayout(
  context: ServiceContext,
  owner: SettlementOwner,
  { asset: assetName, csv, acceptDuplicates = false }: PlanPayout,
): Promise<PayoutPlan> {
  const { db } = context;
  const { businessId } = owner;
  const asset = requireAsset(findNamedAsset(assetName)?.id ?? assetName);
  const network = requireOpen(context, asset.network);
  const read = readLines(csv, mostPayoutLines(network));
  const checked = await checkLines(context, { businessId, asset, read, acceptDuplicates });
  const payer = await findPayer(db, context, { owner, network });
  const { account, address } = payer;
  const funds = await countFunds(db, context, { account, asset });
  const units = checked.reduce((sum, line) => sum + line.units, 0n);
  // A node prices nothing that an account without funds sends.
  if (funds.held === 0n) throw fundsMissing({ asset, address, missing: units, nativeMissing: 0n });
  const fees = await priceLines(context, { account, asset, held: funds.held, lines: checked });
  const lines = checked.map((line, at) => ({ ...line, feeUnits: fees[at] ?? 0n }));
  const computed = { asset, payer, funds, lines };
  const id = newPublicId(context.platform.random, 'pyo');
  const expiresAt = new Date(context.platform.clock.now() + validMs);
  await db.transaction((tx) => insertPlan(tx, context, { id, businessId, expiresAt, computed }));
  return { id, expiresAt, ...(await presentComputed(context, businessId, computed)) };
}

async function presentComputed(
  context: ServiceContext,
  businessId: number,
  computed: ComputedPayout,
): Promise<Omit<PayoutPlan, 'id' | 'expiresAt'>> {
  const { asset, payer, funds, lines } = computed;
  const native = nativeAsset(asset.network);
  const sums = sumsOf(computed);
  const toValue = await loadBusinessValues(context, businessId, [asset, native]);
  const { missing, nativeMissing } = missingOf(asset, funds, sums);
  return {
    ...{ asset: asset.symbol, network: asset.network, from: payer.address, count: lines.length },
    amount: formatUnits(sums.units, asset),
    value: toValue(sums.units, asset),
    fee: formatUnits(sums.feeUnits, native),
    feeValue: toValue(sums.feeUnits, native),
    available: formatUnits(funds.held, asset),
    nativeAvailable: formatUnits(funds.native, native),
    missing: formatUnits(missing, asset),
    nativeMissing: formatUnits(nativeMissing, native),
    lines: lines.map(({ line, address, units, feeUnits, memo, reference }, at) => ({
      ...{ n: at + 1, line, address, memo, reference },
      amount: formatUnits(units, asset),
      fee: formatUnits(feeUnits, native),
    })),
  };
}

const sumsOf = ({ lines }: Pick<ComputedPayout, 'lines'>) => ({
  units: lines.reduce((sum, line) => sum + line.units, 0n),
  feeUnits: lines.reduce((sum, line) => sum + line.feeUnits, 0n),
});

interface StoredPlan {
  readonly id: string;
  readonly businessId: number;
  readonly expiresAt: Date;
  readonly computed: ComputedPayout;
}

async function insertPlan(
  tx: Db,
  { platform, chainMode }: Pick<ServiceContext, 'platform' | 'chainMode'>,
  { id, businessId, expiresAt, computed }: StoredPlan,
): Promise<void> {
  const { asset, payer, lines } = computed;
  const now = nowOf(platform);
  await tx.insert(transfersOut).values({
    ...{ id, businessId, livemode: chainMode === 'live', kind: 'PAYOUT', status: 'PLANNED' },
    ...{ network: asset.network, assetId: asset.id, ...sumsOf(computed), address: payer.address },
    ...{ planExpiresAt: expiresAt, createdAt: now, updatedAt: now },
  });
  await tx.insert(transferParts).values(
    lines.map(({ address, units, feeUnits, memo, reference }, at) => ({
      ...{ outId: id, n: at + 1, network: asset.network, accountId: payer.account.id },
      ...{ toAddress: address, units, feeUnits, memo, reference },
      ...{ step: 'MOVE' as const, attempt: 1, state: 'PLANNED' as const },
    })),
  );
}
