import { type BaseUnits, nativeAsset, toBaseUnits } from '@billfold/core';
import type { PrepareRefundPsbt, RefundPsbt } from '@billfold/core/contract';
import type { UtxoKeyring, UtxoTransferPlan, WatchKey } from '@billfold/keyring';
import { base64 } from '@scure/base';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../accounts/account-store.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { refusedTransfer } from '../families/refused-transfer.ts';
import { requireFamily } from '../families/require-family.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { chooseFeeRate } from '../families/utxo/fees/choose-fee-rate.ts';
import { writePsbt } from '../families/utxo/psbt/write-psbt.ts';
import { loadSpendableOutputs } from '../families/utxo/spending/spendable-outputs.ts';
import { utxoKeyringOf } from '../families/utxo/utxo-keyring.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { loadWatchKey } from '../payments-accounts/watch-key-store.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireAcceptedFee } from '../sends/review/require-accepted-fee.ts';
import { presentPsbt } from './present-psbt.ts';
import {
  findPsbt,
  listReservedOutputs,
  nameOfOutput,
  type PsbtRow,
  storePsbt,
} from './refund-psbt-store.ts';
import {
  loadRefundPart,
  loadRefundRow,
  lockRefundRow,
  type NamedRefund,
  type OutRow,
} from './refund-store.ts';
import { loadOpenPsbt } from './refuse-spent-psbt.ts';
import { requireWatched } from './require-watched.ts';
import { listRequiredOutputs, psbtPrepared, refusePrepared } from './required-outputs.ts';
import { requireSignable, requireStillReceived } from './signable-refund.ts';

export interface PsbtPreparation {
  readonly named: NamedRefund;
  readonly body: PrepareRefundPsbt;
  /** Judges the mode of the refund. */
  readonly admit: (row: OutRow) => void;
  /** Records a new transaction in the audit log, in the transaction that stores it. */
  readonly record: (tx: Db, row: OutRow) => Promise<void>;
}

/**
 * Prepares the unsigned transaction of a refund of money that is in another wallet, for that one to sign. Asking again
 * answers the same one while its coins are unspent. One that is prepared anew spends the coins of the first one that could
 * pay the same money, so that two can never both be mined.
 * @throws {ApiError} 404; 409 STATE_CONFLICT, REFUND_TOO_LARGE, REFUND_SIGNED_HERE, PSBT_UNSUPPORTED, PSBT_FUNDS_MISSING,
 * PSBT_SPENT, PSBT_PREPARED, INPUT_TAKEN, REFUND_TOO_SMALL, FEE_HIGH
 */
export async function preparePsbt(
  context: ServiceContext,
  { named, body, admit, record }: PsbtPreparation,
): Promise<RefundPsbt> {
  const { db, chains } = context;
  const refund = await loadRefundRow(db, named);
  admit(refund);
  requireSignable(refund);
  const accountId = await requireWatched(db, context, { row: refund, field: 'psbt' });
  const payer = await openPayer(context, refund, accountId);
  const fees = requireFamily(await chains.get(payer.account.network).fees(), 'utxo');
  const satPerKvb = chooseFeeRate(fees, 'Medium', null);
  const { symbol } = nativeAsset(payer.account.network);
  const price = (await context.rates.findAll([symbol], nowOf(context.platform))).get(symbol);
  return db.transaction(async (tx) => {
    // Before the refund, as the watcher locks them.
    await lockAccount(tx, accountId);
    const row = await lockRefundRow(tx, named);
    requireSignable(row);
    await requireStillReceived(tx, context, row);
    const known = await findReusable(tx, row, body);
    if (known !== undefined) return presentPsbt(tx, { row, psbt: known, fees, spentBy: null });
    const plan = await planRefund(tx, { payer, row, satPerKvb });
    const [sent, fee] = [sentBy(plan), plan.fee];
    requireAcceptedFee(
      { sent, fee },
      {
        ...{ account: payer.account, asset: requireAsset(row.assetId), body },
        ...{ price: price ?? null, nativePrice: price ?? null },
      },
    );
    const { psbt, hash } = writePsbt({ ...payer, plan });
    const inputs = plan.inputs.map(nameOfOutput);
    const kept = (await findPsbt(tx, row.id))?.firstInputs.filter((name) => inputs.includes(name));
    const prepared: PsbtRow = {
      ...{ outId: row.id, accountId, psbt: base64.encode(psbt), hash, inputs },
      // None is left where the earlier ones can never be mined.
      firstInputs: kept === undefined || kept.length === 0 ? inputs : kept,
      ...{ sentUnits: sent, feeUnits: fee },
      changeAddressId: await takeChangeAddress(tx, context, { payer, plan }),
      createdAt: nowOf(context.platform),
    };
    await storePsbt(tx, prepared);
    await record(tx, row);
    return presentPsbt(tx, { row, psbt: prepared, fees, spentBy: null });
  });
}

/** Another wallet that pays, as far as it is known here. */
interface Payer {
  readonly account: SpendingAccount;
  readonly keyring: UtxoKeyring;
  readonly key: WatchKey;
}

/** Opens the public key of the wallet that pays. @throws {ApiError} 409 PSBT_UNSUPPORTED, PSBT_PREPARED */
async function openPayer(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  row: OutRow,
  accountId: string,
): Promise<Payer> {
  const network = requireServed(requireAsset(row.assetId).network);
  const { chain } = chains.get(network);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const stored = await loadWatchKey(db, accountId);
  if (account === undefined || stored === undefined)
    throw new Error(`account ${accountId} has no public key`);
  const { id, walletId, accountIndex } = account;
  const spending = { id, walletId, accountIndex, network, chain, addressIndex: 0 };
  const keyring = utxoKeyringOf(spending);
  const read = keyring.parseWatchKey(stored.descriptor, null);
  if (!read.ok) throw new Error(`the descriptor of account ${accountId} is ${read.refusal}`);
  // Other kinds need the whole transactions that their coins come from, or another signature. Plans of transfers are
  // made for accounts.
  if (read.key.kind !== 'wpkh' || read.key.depth !== 3) {
    // Nothing may be sent freely beside an earlier one.
    await refusePrepared(db, row);
    throw new ApiError(409, 'PSBT_UNSUPPORTED', {
      errors: [
        'A transaction is prepared for native SegWit keys only. Send the refund from your wallet, and record it.',
      ],
    });
  }
  return { account: spending, keyring, key: read.key };
}

/**
 * Finds the transaction that was prepared before, unless the network refused it or another fee is asked for.
 * @throws {ApiError} 409 PSBT_SPENT
 */
async function findReusable(
  tx: Db,
  row: OutRow,
  { anew = false }: PrepareRefundPsbt,
): Promise<PsbtRow | undefined> {
  const known = await loadOpenPsbt(tx, row);
  if (known === undefined || anew) return undefined;
  const part = await loadRefundPart(tx, row.id);
  return part?.state === 'FAILED' && part.hash === known.hash ? undefined : known;
}

interface PlannedRefund {
  readonly payer: Payer;
  readonly row: OutRow;
  readonly satPerKvb: bigint;
}

/** Plans the transaction of a refund from the coins that no other prepared one spends, first those of earlier ones. */
async function planRefund(
  tx: Db,
  { payer: { account, keyring, key }, row, satPerKvb }: PlannedRefund,
): Promise<UtxoTransferPlan> {
  const reserved = await listReservedOutputs(tx, { accountId: account.id, outId: row.id });
  // A wallet may keep what it signs for ever: it must not depend on what can vanish.
  const utxos = (await loadSpendableOutputs(tx, account, { isMined: true })).filter(
    (each) => !reserved.has(nameOfOutput(each)),
  );
  const names = await listRequiredOutputs(tx, row, account.id);
  const required = utxos.filter((each) => names.includes(nameOfOutput(each)));
  // Another refund is about to spend the rest, or a reorganisation took it back.
  if (required.length < names.length) throw psbtPrepared();
  const recipient = row.address ?? '';
  const units = toBaseUnits(row.units);
  const feeOf = (amount: BaseUnits | 'max') => {
    const estimate = keyring.estimateFee({ utxos, required, recipient, amount, satPerKvb });
    return estimate.outcome === 'estimated' ? estimate.fee : null;
  };
  const taken = row.networkFeePaidBy === 'CUSTOMER' ? (feeOf(units) ?? feeOf('max') ?? 0n) : 0n;
  if (taken >= units)
    throw new ApiError(409, 'REFUND_TOO_SMALL', {
      message: 'Less than its fee',
      errors: ['The network fee that the customer pays is higher than the refund.'],
    });
  const built = keyring.buildTransfer({
    ...{ publicKey: key.publicKey, changeIndex: await loadChangeIndex(tx, account, row) },
    ...{ utxos, required, recipient, amount: toBaseUnits(units - taken), satPerKvb },
  });
  if (built.outcome === 'built') return built.plan;
  if (built.outcome !== 'insufficient_funds') throw refusedTransfer(account.network, built);
  // One that spends other coins would pay once more beside an earlier one.
  if (names.length > 0) throw psbtPrepared();
  throw new ApiError(409, 'PSBT_FUNDS_MISSING', {
    message: 'Too few coins',
    errors: [
      'The addresses that payments got hold too little for this refund and its fee now. Send it from your wallet, and record it.',
    ],
  });
}

/** Loads the index of the next change address; one that is prepared anew keeps that of the one that it replaces. */
async function loadChangeIndex(
  tx: Db,
  { id }: Pick<SpendingAccount, 'id'>,
  row: OutRow,
): Promise<number> {
  const known = await findPsbt(tx, row.id);
  if (known?.accountId === id && known.changeAddressId !== null) {
    const [kept] = await tx
      .select({ addressIndex: addresses.addressIndex })
      .from(addresses)
      .where(eq(addresses.id, known.changeAddressId));
    if (kept !== undefined) return kept.addressIndex;
  }
  const [next] = await tx
    .select({ changeIndex: accounts.nextChangeIndex })
    .from(accounts)
    .where(eq(accounts.id, id));
  return next?.changeIndex ?? 0;
}

function sentBy({ outputs }: UtxoTransferPlan): bigint {
  return outputs.reduce((sum, { isChange, value }) => (isChange ? sum : sum + value), 0n);
}

interface ChangeOf {
  readonly payer: Payer;
  readonly plan: UtxoTransferPlan;
}

/** Stores the change address of a plan, which is watched from now on; returns its id, or null without change. */
async function takeChangeAddress(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { payer: { account, keyring, key }, plan: { changeIndex: addressIndex } }: ChangeOf,
): Promise<string | null> {
  if (addressIndex === null) return null;
  const { id: accountId, network } = account;
  const [kept] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        ...[eq(addresses.accountId, accountId), eq(addresses.branch, 'change')],
        eq(addresses.addressIndex, addressIndex),
      ),
    );
  if (kept !== undefined) return kept.id;
  await tx
    .update(accounts)
    .set({ nextChangeIndex: addressIndex + 1 })
    .where(eq(accounts.id, accountId));
  const id = platform.newId();
  await tx.insert(addresses).values({
    ...{ id, accountId, network, branch: 'change', addressIndex, path: `1/${addressIndex}` },
    address: keyring.createWatchDeriver(key)({ branch: 1, addressIndex }),
    createdAt: nowOf(platform),
  });
  return id;
}
