import { createHash } from 'node:crypto';
import { toBaseUnits } from '@billfold/core';
import type { Refund, SignedRefundPsbt } from '@billfold/core/contract';
import { base64 } from '@scure/base';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../accounts/account-store.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, utxos } from '../db/schema.ts';
import { type PsbtFault, readSignedPsbt } from '../families/utxo/psbt/read-signed-psbt.ts';
import { addChange, spendInputs } from '../families/utxo/spending/record-spend.ts';
import { utxoKeyringOf } from '../families/utxo/utxo-keyring.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { enqueueBroadcast } from '../sends/broadcast/enqueue-broadcast.ts';
import { storeIntent } from '../sends/sign/store-intent.ts';
import { keyOfPart, notePartSent } from '../transfers-out/send-part.ts';
import { loadRefund } from './load-refund.ts';
import { planPart } from './plan-part.ts';
import { findPsbtAccount, type PsbtRow } from './refund-psbt-store.ts';
import { loadRefundRow, lockRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { loadOpenPsbt } from './refuse-spent-psbt.ts';
import { noteRefused, noteSigned } from './sign-refund.ts';
import { isSent, requireSignable, requireStillReceived } from './signable-refund.ts';

export interface PsbtSend extends SignedRefundPsbt {
  readonly named: NamedRefund;
  readonly userId: string;
  /** Records the call in the audit log, in the transaction that stores it. */
  readonly record: (tx: Db, row: OutRow) => Promise<void>;
}

/**
 * Broadcasts the prepared transaction of a refund with the signatures that came back, once however often it is called. Of
 * what came back nothing but the signatures is used.
 * @throws {ApiError} 404; 409 STATE_CONFLICT, REFUND_TOO_LARGE, PSBT_MISSING, PSBT_UNREADABLE, PSBT_OTHER_TRANSACTION,
 * PSBT_UNSIGNED, PSBT_SIGNATURE_INVALID, PSBT_SPENT, INPUT_TAKEN
 */
export async function sendPsbt(
  context: ServiceContext,
  outbox: Outbox,
  { named, userId, psbt, record }: PsbtSend,
): Promise<Refund> {
  const { db } = context;
  const refund = await loadRefundRow(db, named);
  if (isSent(refund)) return loadRefund(db, named);
  requireSignable(refund);
  const accountId = await requirePayer(db, refund);
  const jobId = await db.transaction(async (tx) => {
    // Before the refund, as the watcher locks them.
    await lockAccount(tx, accountId);
    const row = await lockRefundRow(tx, named);
    // Another call was faster: its result is the answer to both.
    if (isSent(row)) return null;
    requireSignable(row);
    await requireStillReceived(tx, context, row);
    const prepared = await loadOpenPsbt(tx, row);
    // It can never be mined, or was prepared anew meanwhile from an account that is not locked.
    if (prepared?.accountId !== accountId)
      throw fieldRefused('psbt', { status: 409, ...faults.other_transaction });
    const signed = readSigned(context, row, { prepared, psbt });
    const intentId = await storeSend(tx, context, { named, row, prepared, signed });
    await noteSigned(tx, context, { id: row.id, userId });
    await record(tx, row);
    return enqueueBroadcast(tx, context.platform, { network: signed.network, intentId });
  });
  if (jobId !== null) {
    await outbox.runJob(jobId);
    await noteRefused(context, refund);
  }
  return loadRefund(db, named);
}

/** Loads the account that pays by the prepared transaction, which is read once that is locked. @throws {ApiError} 409 */
async function requirePayer(db: Db, { id }: OutRow): Promise<string> {
  const accountId = await findPsbtAccount(db, id);
  if (accountId !== undefined) return accountId;
  throw fieldRefused('psbt', {
    ...{ status: 409, code: 'PSBT_MISSING' },
    message: 'Prepare the transaction of this refund first.',
  });
}

type SignedSend = ReturnType<typeof readSigned>;

/** Reads what came back. @throws {ApiError} 409 with the code of a fault */
function readSigned(
  { chains }: Pick<ServiceContext, 'chains'>,
  { assetId }: OutRow,
  { prepared, psbt }: { readonly prepared: PsbtRow; readonly psbt: string },
) {
  const network = requireServed(requireAsset(assetId).network);
  const keyring = utxoKeyringOf({ network, chain: chains.get(network).chain });
  const result = readSignedPsbt({
    ...{ keyring, prepared: base64.decode(prepared.psbt) },
    signed: Buffer.from(psbt, 'base64'),
  });
  if (!result.ok) throw fieldRefused('psbt', { status: 409, ...faults[result.fault] });
  return { network, keyring, raw: result.raw, hash: result.hash };
}

const faults: Readonly<
  Record<PsbtFault, { readonly code: string; readonly message: RefusalText }>
> = {
  unreadable: {
    code: 'PSBT_UNREADABLE',
    message: 'This is no partially signed transaction. Export it from your wallet again.',
  },
  other_transaction: {
    code: 'PSBT_OTHER_TRANSACTION',
    message: 'This is another transaction than the one that was prepared. Nothing was sent.',
  },
  unsigned: {
    code: 'PSBT_UNSIGNED',
    message: 'A signature is missing. Sign the transaction with the wallet of this key.',
  },
  signature_invalid: {
    code: 'PSBT_SIGNATURE_INVALID',
    message: 'A signature is not valid. Sign the prepared transaction again. Nothing was sent.',
  },
};

interface StoredSend {
  readonly named: NamedRefund;
  readonly row: OutRow;
  readonly prepared: PsbtRow;
  readonly signed: SignedSend;
}

/** Stores the send with its part and what it spends; returns the id of its intent. */
async function storeSend(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  { named, row, prepared, signed: { network, keyring, raw, hash } }: StoredSend,
): Promise<string> {
  const { accountId, sentUnits, feeUnits } = prepared;
  const part = await planPart(tx, {
    ...{ ...named, payer: { account: { id: accountId }, units: sentUnits } },
  });
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (part === null || account === undefined) throw new Error(`${row.id} cannot be sent`);
  const { inputs, outputs } = keyring.decodeTransfer(raw);
  const fromAddress = await loadPaidAddress(tx, accountId, inputs);
  await spendInputs(tx, { id: accountId }, { inputs }, hash);
  await addChangeOf(tx, { network, prepared, outputs, hash });
  const { walletId, accountIndex } = account;
  const { chain } = keyring;
  const place = { id: accountId, walletId, network, chain, accountIndex, addressIndex: 0 };
  const intentId = await storeIntent(tx, context, {
    ...{ account: place, idempotencyKey: keyOfPart(part), requestHash: digestOf(prepared.psbt) },
    ...{ asset: requireAsset(row.assetId), price: null, networkFee: null, replaces: null },
    planned: {
      ...{ fee: toBaseUnits(feeUnits), sent: toBaseUnits(sentUnits) },
      ...{ fromAddress, toAddress: row.address ?? '', isToSelf: false },
      ...{ nonce: null, lastHeight: null },
    },
    signed: { raw, hash },
  });
  await notePartSent(tx, part, intentId);
  return intentId;
}

type Decoded = ReturnType<SignedSend['keyring']['decodeTransfer']>;

/** Loads the address that the first input spends from. @throws {ApiError} 409 INPUT_TAKEN where it is gone */
async function loadPaidAddress(
  tx: Db,
  accountId: string,
  [first]: Decoded['inputs'],
): Promise<string> {
  const [paid] = await tx
    .select({ address: addresses.address })
    .from(utxos)
    .innerJoin(addresses, eq(addresses.id, utxos.addressId))
    .where(
      and(
        ...[eq(utxos.accountId, accountId), eq(utxos.hash, first?.hash ?? '')],
        eq(utxos.outputIndex, first?.index ?? 0),
      ),
    );
  if (paid === undefined)
    throw new ApiError(409, 'INPUT_TAKEN', {
      errors: ['A reorganisation took back what the prepared transaction spends. Try again later.'],
    });
  return paid.address;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

interface ChangeOf extends Pick<SignedSend, 'network' | 'hash'> {
  readonly prepared: PsbtRow;
  readonly outputs: Decoded['outputs'];
}

/** Adds the change of a send, which can be spent by the next refund. */
async function addChangeOf(
  tx: Db,
  { network, hash, outputs, prepared: { accountId, changeAddressId } }: ChangeOf,
): Promise<void> {
  if (changeAddressId === null) return;
  const [change] = await tx.select().from(addresses).where(eq(addresses.id, changeAddressId));
  const index = outputs.findIndex(({ address }) => address === change?.address);
  const output = outputs[index];
  if (output === undefined) throw new Error('a prepared transaction without its change');
  const added = { hash, index, addressId: changeAddressId, value: output.value };
  await addChange(tx, { id: accountId, network }, added);
}
