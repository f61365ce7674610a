import { type AccountAsset, nativeAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { CreateIntent } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transferParts } from '../db/schema.ts';
import type { SpendingAccount } from '../families/spending.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { ApiError } from '../platform/api-error.ts';
import {
  createTransaction,
  prepareSigned,
  type SendCall,
  type StoreSend,
} from '../sends/create/create-transaction.ts';
import { asCreateBody } from '../sends/review/create-body.ts';
import type { ReviewedSend } from '../sends/review/reviewed-send.ts';
import type { SignedWith } from '../sends/sign/read-signed-with.ts';
import type { PartRow } from './transfer-store.ts';

/** Send of a part of a transfer. */
export type PlannedSend = Pick<
  PartRow,
  'outId' | 'n' | 'attempt' | 'accountId' | 'network' | 'toAddress' | 'units' | 'feeUnits'
>;

export interface SentPart {
  readonly signedWith: SignedWith;
  readonly userId: string;
  readonly account: SpendingAccount;
  readonly part: PlannedSend;
  readonly asset: AccountAsset;
  readonly memo: string | null;
  /** Null takes the gas that the network needs. */
  readonly gasLimit?: string | null;
  /** Sends everything that the account has of the asset. */
  readonly isMax: boolean;
  /** Review that is signed, and nothing else; left out where the part alone states the send. */
  readonly reviewed?: ReviewedSend | undefined;
  readonly acceptFee: boolean;
  /** Judges the transfer in the transaction that signs. */
  readonly admit: (tx: Db) => Promise<void>;
  /** Notes what follows from the signature, in the same transaction. */
  readonly onSent: (tx: Db) => Promise<void>;
}

/**
 * Signs and broadcasts a planned part of a transfer, at most once for each of its attempts: the send and its note in
 * the part commit together, and its idempotency key names part and attempt.
 * @throws {ApiError} the errors of a send; 409 STATE_CONFLICT where the part is not planned like this any more
 */
export async function sendPart(
  context: ServiceContext,
  outbox: Outbox,
  sent: SentPart,
): Promise<void> {
  await createTransaction(context, outbox, callOfPart(sent));
}

export interface SignedPart
  extends Omit<SentPart, 'signedWith' | 'reviewed' | 'isMax' | 'admit' | 'acceptFee'> {
  readonly signedWith: Extract<SignedWith, { readonly kind: 'raw' }>;
}

/**
 * Prepares a part that its owner has signed, for the transaction that stores it with others. It has judged the transfer and
 * its fees.
 * @throws {ApiError} the errors of a send
 */
export function preparePart(context: ServiceContext, sent: SignedPart): Promise<StoreSend> {
  const { signedWith } = sent;
  const call = callOfPart({ ...sent, isMax: false, acceptFee: true, admit: async () => {} });
  return prepareSigned(context, { ...call, signedWith });
}

function callOfPart(request: SentPart): SendCall {
  const { part, asset, memo, gasLimit = null, isMax, acceptFee, admit, onSent, ...sent } = request;
  const order = asCreateBody(orderOfPart(part, { asset, memo, isMax }));
  return {
    ...{ ...sent, body: { ...order, acceptFee, ...(gasLimit !== null && { gasLimit }) } },
    idempotencyKey: keyOfPart(part),
    isPart: true,
    ...(part.feeUnits === null ? {} : { mostFee: part.feeUnits }),
    onSigned: async (tx, intentId) => {
      await admit(tx);
      await notePartSent(tx, part, intentId);
      await onSent(tx);
    },
  };
}

/** Returns the order of the send of a part. */
export function orderOfPart(
  { units, toAddress }: Pick<PartRow, 'units' | 'toAddress'>,
  { asset, memo, isMax }: Pick<SentPart, 'asset' | 'memo' | 'isMax'>,
): CreateIntent {
  return {
    amount: toDecimal(toBaseUnits(units), asset),
    destinationAddress: toAddress,
    tokenId: asset.id === nativeAsset(asset.network).id ? null : asset.id,
    ...{ feeRate: 'Medium', feeRateValue: null, sendingMax: isMax, memo },
  };
}

/** Returns the number of the attempt that sends a part next: a new one after one that failed. */
export const nextAttemptOf = ({ attempt, state }: Pick<PartRow, 'attempt' | 'state'>) =>
  attempt + (state === 'FAILED' ? 1 : 0);

/** Returns the idempotency key of the send of a part. */
export const keyOfPart = ({ outId, n, attempt }: Pick<PartRow, 'outId' | 'n' | 'attempt'>) =>
  `${outId}:${n}:${attempt}`;

/** Notes a send in its part, which must be planned as it was sent. @throws {ApiError} 409 STATE_CONFLICT */
export async function notePartSent(tx: Db, part: PlannedSend, intentId: string): Promise<void> {
  const { outId, n, attempt, accountId, units } = transferParts;
  const [intent] = await tx
    .select({ hash: sendIntents.hash })
    .from(sendIntents)
    .where(eq(sendIntents.id, intentId));
  const noted = await tx
    .update(transferParts)
    .set({ intentId, state: 'SENT', hash: intent?.hash ?? null })
    .where(
      and(
        ...[eq(outId, part.outId), eq(n, part.n), eq(attempt, part.attempt)],
        ...[eq(accountId, part.accountId), eq(units, part.units)],
        eq(transferParts.state, 'PLANNED'),
      ),
    )
    .returning({ n: transferParts.n });
  if (noted.length === 0) throw sentElsewhere();
}

/** Creates the refusal of a part that another signature sends. */
export const sentElsewhere = (): ApiError =>
  new ApiError(409, 'STATE_CONFLICT', {
    message: 'Not possible now',
    errors: ['Another call sends this part. Look at its result.'],
  });
