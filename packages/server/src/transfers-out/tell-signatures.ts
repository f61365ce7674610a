import { and, asc, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { notifyBusiness } from '../business-mails/notify-business.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import { hasRest } from '../sweeps/has-rest.ts';
import { needsSignature } from './transfer-status.ts';
import { loadParts, type TransferRow } from './transfer-store.ts';

/** Time for its owner to go on by themselves, who may be about to sign the next lines. */
const graceMs = 10 * 60_000;
const most = 100;

/** Notifies businesses whose collections and payouts wait for another signature, once for each signature. */
export async function tellSignatures(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
): Promise<void> {
  const now = nowOf(context.platform);
  const { kind, status, signatureToldAt, signedUntil, updatedAt, id } = transfersOut;
  await context.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(transfersOut)
      .where(
        and(
          ...[ne(kind, 'REFUND'), inArray(status, ['SENDING', 'PARTIAL', 'FAILED'])],
          ...[isNull(signatureToldAt), or(isNull(signedUntil), lte(signedUntil, now))],
          lte(updatedAt, new Date(now.getTime() - graceMs)),
        ),
      )
      .orderBy(asc(updatedAt), asc(id))
      .limit(most)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const parts = await loadParts(tx, [row.id]);
      if (!needsSignature(row, parts, now)) continue;
      await tx.update(transfersOut).set({ signatureToldAt: now }).where(eq(id, row.id));
      if (row.kind === 'PAYOUT' || (await hasRest(tx, row, parts)))
        await notifyOfSignature(tx, context, row);
    }
  });
}

async function notifyOfSignature(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'publicUrl'>,
  row: TransferRow,
): Promise<void> {
  const { businessId, livemode, kind, id: objectId } = row;
  const name = kind === 'PAYOUT' ? 'payout' : 'settlement';
  const page = kind === 'PAYOUT' ? `payouts/${row.id}` : 'collect';
  const asset = requireAsset(row.assetId);
  const units = `${formatUnits(row.units, asset)} ${asset.symbol}`;
  await notifyBusiness(tx, context, {
    ...{ businessId, event: `${name}.signature_needed`, livemode, objectId },
    write: ({ text, amountOn }, business) => {
      const amount = amountOn(units, asset.network);
      return {
        subject: text(`${name}.signature.subject`, { amount }),
        paragraphs: [
          text(`${name}.signature`, { business, amount }),
          text('signature.owner'),
          { link: `${context.publicUrl}/payments/${page}`, label: text(`${name}.open`) },
        ],
      };
    },
  });
}
