import type { TransferProof } from '@billfold/core/contract';
import { eq, sql } from 'drizzle-orm';
import { ChainUnavailableError, type InclusionProof } from '../chains/chain.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { StoredProof } from '../db/schema/receipt-contents.ts';
import { paymentReceipts } from '../db/schema.ts';
import type { TransferRow } from '../payments/payment-parts.ts';

export type ProofContext = Pick<ServiceContext, 'db' | 'chains'>;

/** Proofs that one reading asks nodes for; the next one goes on. */
const mostAsked = 20;

/**
 * Loads the proofs of transfers by their rows. A node is asked once for each of them and block: a proof is kept
 * with the receipt. One that no node gives now is left out.
 */
export async function loadProofs(
  context: ProofContext,
  { paymentId, proofs }: Pick<typeof paymentReceipts.$inferSelect, 'paymentId' | 'proofs'>,
  transfers: readonly TransferRow[],
): Promise<ReadonlyMap<string, TransferProof>> {
  const found = new Map<string, TransferProof>();
  const missing: TransferRow[] = [];
  for (const transfer of transfers) {
    const { blockHash, ...stored } = proofs[transfer.id] ?? { blockHash: null };
    if ('header' in stored && blockHash === transfer.blockHash) found.set(transfer.id, stored);
    else if (transfer.kind !== 'SIMULATED') missing.push(transfer);
  }
  const asked: Record<string, StoredProof> = {};
  for (const transfer of missing.slice(0, mostAsked)) {
    const proof = await askForProof(context, transfer);
    if (proof === null) continue;
    const { block, header, transaction, branch, index } = proof;
    const shown: TransferProof = {
      ...{ transaction: toHex(transaction), header: toHex(header), branch, index },
      ...{ output: transfer.position, height: block.height },
    };
    found.set(transfer.id, shown);
    asked[transfer.id] = { ...shown, blockHash: block.hash };
  }
  if (Object.keys(asked).length > 0)
    await context.db
      .update(paymentReceipts)
      .set({ proofs: sql`${paymentReceipts.proofs} || ${JSON.stringify(asked)}::jsonb` })
      .where(eq(paymentReceipts.paymentId, paymentId));
  return found;
}

/** Asks for the proof of the block that the transfer is known to be in; null without one. */
async function askForProof(
  { chains }: ProofContext,
  { network, hash, blockHash }: TransferRow,
): Promise<InclusionProof | null> {
  if (hash === null || blockHash === null || !isServed(network)) return null;
  const { prove } = chains.get(network);
  if (prove === null) return null;
  try {
    const proof = await prove(hash);
    return proof?.block.hash === blockHash ? proof : null;
  } catch (error) {
    if (error instanceof ChainUnavailableError) return null;
    throw error;
  }
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
