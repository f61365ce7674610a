import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import type { ServedFamily } from '../../chains/served-networks.ts';
import { readEvmRaw } from '../../families/evm/read-evm-raw.ts';
import type { GivenTransfer, RawFacts, ReadRaw } from '../../families/raw-facts.ts';
import { readSolanaRaw } from '../../families/solana/read-solana-raw.ts';
import type { PlannedSpend } from '../../families/spending.ts';
import { readTonRaw } from '../../families/ton/read-ton-raw.ts';
import { readTronRaw } from '../../families/tron/read-tron-raw.ts';
import { readUtxoRaw } from '../../families/utxo/read-utxo-raw.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nonceConflict } from '../create/nonce-conflict.ts';
import { intentMismatch, type ReviewedSend, requireSameSpend } from '../review/reviewed-send.ts';

const readers: Readonly<Record<ServedFamily, ReadRaw>> = {
  utxo: readUtxoRaw,
  evm: readEvmRaw,
  tron: readTronRaw,
  solana: readSolanaRaw,
  ton: readTonRaw,
};

export interface RawOrder {
  readonly reviewed: ReviewedSend;
  readonly memo: string | null;
  readonly networkFee: BaseUnits | null;
}
export interface AcceptedRaw {
  readonly planned: PlannedSpend;
  readonly signed: { readonly raw: Uint8Array; readonly hash: string };
}

/**
 * Bytes that do exactly what was reviewed, for no more: on this network, to that recipient, from this
 * account's own funds and with its next nonce. Nothing of ours signs for them.
 * @throws {ApiError} 409 RAW_TRANSACTION_INVALID, INTENT_MISMATCH, NONCE_CONFLICT, FEE_CHANGED
 */
export async function acceptRaw(
  given: GivenTransfer,
  { reviewed, memo, networkFee }: RawOrder,
): Promise<AcceptedRaw> {
  const { account, raw, planned } = given;
  const facts = await readers[getNetwork(account.network).model.family](given);
  if (facts === null)
    throw new ApiError(409, 'RAW_TRANSACTION_INVALID', {
      errors: ['No node would take this transaction from this account.'],
    });
  const isReviewed =
    facts.to === planned.toAddress &&
    facts.contract === contractOf(planned) &&
    facts.sent === reviewed.sent &&
    facts.memo === memo;
  if (!isReviewed) throw intentMismatch();
  if (facts.nonce !== planned.nonce) throw nonceConflict();
  const spend = asSpend(planned, facts);
  requireSameSpend(reviewed, spend, networkFee);
  return { planned: spend, signed: { raw, hash: facts.hash } };
}

function asSpend(planned: PlannedSpend, { plan, fromAddress, sent, fee }: RawFacts): PlannedSpend {
  return { ...planned, plan, fromAddress, sent: toBaseUnits(sent), fee: toBaseUnits(fee) };
}

/** What names the token in the bytes of its network; null for the native asset. */
function contractOf({ plan }: PlannedSpend): string | null {
  switch (plan.family) {
    case 'utxo':
      return null;
    case 'evm':
      return plan.token;
    case 'tron':
      return plan.token?.contract ?? null;
    case 'solana':
      return plan.token?.mint ?? null;
    case 'ton':
      return plan.token?.wallet ?? null;
    default:
      return plan satisfies never;
  }
}
