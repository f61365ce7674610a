import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { bandwidthOf, type Handover, signedSize } from './bandwidth.ts';
import type { TronFeeTerms, TronTransferRefusal, TronTransferRequest } from './transfer-plan.ts';

export interface PlannedAmounts extends Charges {
  readonly outcome: 'planned';
  readonly sent: BaseUnits;
}

export interface Charges {
  /** The most that place and computation may cost. */
  readonly fee: BaseUnits;
  /** Cost of opening the account of the recipient. */
  readonly networkFee: BaseUnits;
}

type AmountRequest = Pick<TronTransferRequest, 'balance' | 'amount' | 'token' | 'terms'>;

/** Plans amount and maximum charge of a transfer, together within the balance. */
export function planAmounts(request: AmountRequest): PlannedAmounts | TronTransferRefusal {
  const { amount, token } = request;
  const maximum = token === null ? maximumNative(request) : token.balance;
  const sent = amount === 'max' ? maximum : amount;
  // Of nothing at all there is no maximum: it is the funds that are missing, not the amount.
  if (sent > maximum || maximum === 0n) return { outcome: 'insufficient_funds', maximum };
  if (sent === 0n) return { outcome: 'dust', minimum: toBaseUnits(1n) };
  const charges = chargesOf(request.terms, { amount: sent, token });
  if (token !== null && charges.fee > request.balance)
    return { outcome: 'insufficient_native', required: charges.fee };
  return { outcome: 'planned', sent, ...charges };
}

/** Fee of the network for these bytes. */
export function chargesOf(terms: TronFeeTerms, handover: Handover): Charges {
  const none = toBaseUnits(0n);
  switch (terms.kind) {
    case 'activation':
      return { fee: none, networkFee: toBaseUnits(terms.price) };
    case 'bandwidth': {
      const place = bandwidthOf(signedSize(handover)) * terms.sunPerByte;
      return { fee: toBaseUnits(place + burntBy(handover)), networkFee: none };
    }
    default:
      return terms satisfies never;
  }
}

/** The most that running the contract burns. */
function burntBy({ token }: Handover): bigint {
  return token === null ? 0n : token.feeLimit - (token.covered ?? 0n);
}

/**
 * The most that can be sent. A larger amount takes more bytes, so it may be that a little stays: an
 * amount of a byte less then sends as much as it can.
 */
function maximumNative({ balance, terms }: AmountRequest): BaseUnits {
  for (let length = 9; length > 0; length -= 1) {
    const most = 2n ** BigInt(7 * length) - 1n;
    const { fee, networkFee } = chargesOf(terms, { amount: most, token: null });
    const left = balance - fee - networkFee;
    const sent = left < most ? left : most;
    if (sent >= 2n ** BigInt(7 * (length - 1))) return toBaseUnits(sent);
  }
  return toBaseUnits(0n);
}
