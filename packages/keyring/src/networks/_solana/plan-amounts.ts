import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { accountMinimum, tokenAccountMinimum } from './rent.ts';
import { transferFee } from './transfer-fee.ts';
import type {
  SolanaTokenRequest,
  SolanaTransferRefusal,
  SolanaTransferRequest,
} from './transfer-plan.ts';

export interface PlannedAmounts {
  readonly outcome: 'planned';
  readonly sent: BaseUnits;
  readonly fee: BaseUnits;
  readonly networkFee: BaseUnits;
}

export type AmountsRequest = Pick<
  SolanaTransferRequest,
  'balance' | 'recipientBalance' | 'amount' | 'priority' | 'token'
>;

/** Plans amount and cost of a transfer to another account. */
export function planAmounts(request: AmountsRequest): PlannedAmounts | SolanaTransferRefusal {
  return request.token === null ? planNative(request) : planToken(request, request.token);
}

/**
 * Plans a transfer to the sender's own address: the amount comes back, so that nothing must be left
 * over.
 */
export function planSelf(request: AmountsRequest): PlannedAmounts | SolanaTransferRefusal {
  return request.token === null ? nativeWithin(request) : planToken(request, request.token);
}

function planNative(request: AmountsRequest): PlannedAmounts | SolanaTransferRefusal {
  const amounts = nativeWithin(request);
  if (amounts.outcome !== 'planned') return amounts;
  const { balance, recipientBalance } = request;
  const { sent, fee } = amounts;
  if (sent > 0n && recipientBalance + sent < accountMinimum)
    return { outcome: 'dust', minimum: toBaseUnits(accountMinimum - recipientBalance) };
  const left = balance - fee - sent;
  if (!canStay(left))
    return {
      outcome: 'remainder_too_small',
      maximum: toBaseUnits(balance - fee - accountMinimum),
    };
  return amounts;
}

/** The fee is charged first, and must not leave too little behind either. */
function nativeWithin({
  balance,
  amount,
  priority,
}: AmountsRequest): PlannedAmounts | SolanaTransferRefusal {
  const fee = transferFee(1, priority);
  const left = balance - fee;
  const maximum = toBaseUnits(left >= accountMinimum ? left : 0n);
  const sent = amount === 'max' ? maximum : amount;
  if (maximum === 0n || sent > maximum) return { outcome: 'insufficient_funds', maximum };
  return { outcome: 'planned', sent, fee, networkFee: toBaseUnits(0n) };
}

function planToken(
  { balance, amount, priority }: AmountsRequest,
  token: SolanaTokenRequest,
): PlannedAmounts | SolanaTransferRefusal {
  const maximum = token.balance;
  const sent = amount === 'max' ? maximum : amount;
  if (sent > maximum || (amount === 'max' && maximum === 0n))
    return { outcome: 'insufficient_funds', maximum };
  const fee = transferFee(1, priority);
  const networkFee = toBaseUnits(token.isRecipientReady ? 0n : tokenAccountMinimum);
  const left = balance - fee - networkFee;
  if (left < 0n || !canStay(left))
    return {
      outcome: 'insufficient_native',
      required: toBaseUnits(fee + networkFee + accountMinimum),
    };
  return { outcome: 'planned', sent, fee, networkFee };
}

/** An account holds at least its rent, or is gone. */
function canStay(lamports: bigint): boolean {
  return lamports === 0n || lamports >= accountMinimum;
}
