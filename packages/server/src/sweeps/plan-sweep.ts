import { nativeAsset } from '@billfold/core';
import type { SweepPlan } from '@billfold/core/contract';
import { findNamedAsset } from '@billfold/core/internal';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { loadBusinessValues } from '../payments/business-values.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { type ComputedSweep, computeSweep, nothingToCollect } from './compute-sweep.ts';

/** Time in which a plan can be signed: its fees are those of one moment. */
const validMs = 10 * 60_000;

/** Plans a sweep and stores it to be signed. @throws {ApiError} what `computeSweep` throws; 409 NOTHING_TO_COLLECT */
export async function planSweep(
  context: ServiceContext,
  owner: SettlementOwner,
  assetName: string,
): Promise<SweepPlan> {
  const asset = requireAsset(findNamedAsset(assetName)?.id ?? assetName);
  const computed = await computeSweep(context, owner, asset);
  if (computed.purses.length === 0) throw nothingToCollect(computed);
  const id = newPublicId(context.platform.random, 'swp');
  const expiresAt = new Date(context.platform.clock.now() + validMs);
  await context.db.transaction((tx) =>
    insertPlan(tx, context, { id, expiresAt, businessId: owner.businessId, computed }),
  );
  return { id, expiresAt, ...(await presentComputed(context, owner, computed)) };
}

/** Presents what a sweep would do, before it has an id. */
export async function presentComputed(
  context: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  { businessId }: Pick<SettlementOwner, 'businessId'>,
  computed: ComputedSweep,
): Promise<Omit<SweepPlan, 'id' | 'expiresAt'>> {
  const { asset, purses, to, gasAvailable, leftOut } = computed;
  const native = nativeAsset(asset.network);
  const toValue = await loadBusinessValues(context, businessId, [asset, native]);
  const { units, feeUnits, gas } = totalsOf(computed);
  const { together } = computed;
  const deployment = together?.deployment ?? null;
  return {
    way: wayOf(computed),
    deployment: deployment && {
      ...{ contract: together?.contract ?? '', fee: formatUnits(deployment.fee, native) },
    },
    ...{ asset: asset.symbol, network: asset.network, to, leftOut, addresses: purses.length },
    amount: formatUnits(units, asset),
    value: toValue(units, asset),
    fee: formatUnits(feeUnits, native),
    feeValue: toValue(feeUnits, native),
    gasToBring: formatUnits(gas, native),
    gasAvailable: formatUnits(gasAvailable, native),
    purses: purses.map((purse) => ({
      ...{ accountId: purse.accountId, address: purse.address },
      amount: formatUnits(purse.sent, asset),
      fee: formatUnits(purse.moveFee + purse.gasFee, native),
      gasToBring: formatUnits(purse.gas, native),
    })),
  };
}

const wayOf = ({ together }: ComputedSweep) => (together === null ? 'EACH' : 'TOGETHER');

function totalsOf({ purses, together }: ComputedSweep) {
  return {
    units: purses.reduce((sum, { sent }) => sum + sent, 0n),
    feeUnits: purses.reduce(
      (sum, { moveFee, gasFee }) => sum + moveFee + gasFee,
      together?.deployment?.fee ?? 0n,
    ),
    gas: purses.reduce((sum, { gas }) => sum + gas, 0n),
  };
}

interface StoredPlan {
  readonly id: string;
  readonly businessId: number;
  readonly expiresAt: Date;
  readonly computed: ComputedSweep;
}

async function insertPlan(
  tx: Db,
  { platform, chainMode }: Pick<ServiceContext, 'platform' | 'chainMode'>,
  { id, businessId, expiresAt, computed }: StoredPlan,
): Promise<void> {
  const { asset, purses, main, to, together } = computed;
  const { units, feeUnits } = totalsOf(computed);
  const now = nowOf(platform);
  await tx.insert(transfersOut).values({
    ...{ id, businessId, livemode: chainMode === 'live', kind: 'COLLECT', status: 'PLANNED' },
    way: wayOf(computed),
    ...{ network: asset.network, assetId: asset.id, units, feeUnits, address: to },
    ...{ planExpiresAt: expiresAt, createdAt: now, updatedAt: now },
  });
  const place = { outId: id, network: asset.network, attempt: 1, state: 'PLANNED' } as const;
  const deployments =
    together?.deployment == null
      ? []
      : [deploymentOf({ ...place, accountId: main.id }, together.deployment)];
  const gas = purses
    .filter((purse) => purse.gas > 0n)
    .map((purse) => ({
      ...{ ...place, step: 'GAS' as const, accountId: main.id, purseId: purse.accountId },
      ...{ toAddress: purse.address, units: purse.gas, feeUnits: purse.gasFee },
    }));
  const moves = purses.map((purse) => ({
    ...{ ...place, step: 'MOVE' as const, accountId: purse.accountId, purseId: purse.accountId },
    ...{ toAddress: to, units: purse.sent, feeUnits: purse.moveFee },
  }));
  const parts = [...deployments, ...gas, ...moves].map((part, index) => ({
    ...part,
    n: index + 1,
  }));
  await tx.insert(transferParts).values(parts);
}

/** Returns the part that deploys the contract of a sweep together. */
export function deploymentOf<Place>(
  place: Place,
  { to: toAddress, fee: feeUnits }: NonNullable<SweepQuote['deployment']>,
) {
  return { ...place, step: 'DEPLOY' as const, purseId: null, toAddress, units: 0n, feeUnits };
}
