import type { SignSecret } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { openWallet, requireSecret } from '../wallets/wallet-secret.ts';
import { lockPayer } from './lock-payer.ts';
import { noteTransfer } from './note-transfer.ts';
import type { PartSigners } from './part-signers.ts';
import { loadFeePrices, requireAcceptedFees } from './require-accepted-fees.ts';
import { requireSettlementOwner, type SettlementOwner } from './require-settlement-owner.ts';
import { lockTransferRow, type NamedTransfer, type TransferRow } from './transfer-store.ts';

/** Time for which a wallet stays open to sign parts that wait for blocks. */
const openMs = 10 * 60_000;

export interface TransferSignature {
  readonly named: NamedTransfer;
  readonly userId: string;
  readonly body: SignSecret;
  /** Network address of the caller. */
  readonly ip: string;
  /** Records the signature, in the transaction that begins the transfer. */
  readonly record: (tx: Db, row: TransferRow) => Promise<void>;
}

export interface OwnedTransfer {
  readonly owner: SettlementOwner;
  readonly row: TransferRow;
}

export interface Opening extends TransferSignature {
  /** The transfer as it was before its wallet is opened. */
  readonly row: TransferRow;
  /** Judges the locked transfer; false where another call has begun it. */
  readonly admit: (tx: Db, row: TransferRow) => Promise<boolean>;
  /** Plans what is left of the admitted transfer, and refuses it where its funds are missing. */
  readonly prepare: (tx: Db, request: OwnedTransfer) => Promise<void>;
}

/**
 * Opens the settlement wallet and begins a planned transfer, whose parts are signed after the answer.
 * @throws {ApiError} 403 NOT_SETTLEMENT_OWNER; 409 FEE_HIGH; the errors of `admit`, `prepare` and of a wallet that is
 * opened
 */
export async function openAndSign(
  context: ServiceContext,
  signers: PartSigners,
  { named, userId, body, ip, record, row: known, admit, prepare }: Opening,
): Promise<void> {
  const { db } = context;
  const secret = requireSecret(body);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  const { walletId } = owner;
  // Before the slow key derivation, where that is enough for a refusal.
  await db.transaction((tx) => admit(tx, known));
  const prices = await loadFeePrices(context, known);
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const handle = await openWallet(context, { ...owner, ip, secret });
  const until = new Date(context.platform.clock.now() + openMs);
  const begun = await db
    .transaction(async (tx) => {
      await lockPayer(tx, known);
      const row = await lockTransferRow(tx, named);
      if (!(await admit(tx, row))) return null;
      await prepare(tx, { owner, row });
      await requireAcceptedFees(tx, { row, prices, isAccepted: body.acceptFee === true });
      await spendSendCode(tx, code);
      const now = nowOf(context.platform);
      const signed = {
        status: 'SENDING',
        signedBy: userId,
        signedUntil: until,
        signatureToldAt: null,
      } as const;
      const [changed] = await tx
        .update(transfersOut)
        .set({ ...signed, broadcastAt: row.broadcastAt ?? now, updatedAt: now })
        .where(eq(transfersOut.id, row.id))
        .returning();
      if (changed === undefined) throw new Error(`transfer ${row.id} is gone`);
      await record(tx, row);
      await noteTransfer(tx, context, changed);
      return changed;
    })
    .catch((error: unknown) => {
      context.signer.forget(handle);
      throw error;
    });
  if (begun === null) context.signer.forget(handle);
  else {
    const { assetId, way } = begun;
    signers.hold({ ...named, assetId, way, handle, userId, walletId, until });
  }
}
