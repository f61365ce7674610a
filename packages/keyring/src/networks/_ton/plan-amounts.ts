import { type BaseUnits, toBaseUnits } from '@billfold/core';
import type { TonAddress } from './address.ts';
import { type Draft, draftExternal, draftMessage, draftRequest } from './draft.ts';
import { transferFee } from './transfer-fee.ts';
import type { TonTransferRefusal, TonTransferRequest } from './transfer-plan.ts';
import { walletInit } from './wallet-contract.ts';

export interface PlannedAmounts {
  readonly outcome: 'planned';
  readonly sent: BaseUnits;
  readonly fee: BaseUnits;
}

export type AmountsRequest = Pick<
  TonTransferRequest,
  'balance' | 'amount' | 'seqno' | 'memo' | 'prices' | 'token'
>;

/** Plans amount and cost of a transfer to `to`. */
export function planAmounts(
  request: AmountsRequest,
  to: TonAddress,
): PlannedAmounts | TonTransferRefusal {
  const { balance, amount, token } = request;
  if (token !== null) return planToken(request, to, token);
  const maximum = toBaseUnits(atLeastZero(balance - feeOf(request, to, 'max')));
  if (amount === 'max' ? maximum === 0n : amount > balance)
    return { outcome: 'insufficient_funds', maximum };
  const fee = toBaseUnits(feeOf(request, to, amount));
  const sent = amount === 'max' ? maximum : amount;
  if (sent + fee > balance) return { outcome: 'insufficient_funds', maximum };
  return { outcome: 'planned', sent, fee };
}

function planToken(
  request: AmountsRequest,
  to: TonAddress,
  token: NonNullable<AmountsRequest['token']>,
): PlannedAmounts | TonTransferRefusal {
  const { amount, balance } = request;
  const maximum = token.balance;
  const sent = amount === 'max' ? maximum : amount;
  if (sent > maximum || (amount === 'max' && maximum === 0n))
    return { outcome: 'insufficient_funds', maximum };
  const fee = toBaseUnits(feeOf(request, to, sent) + token.attached);
  if (fee > balance) return { outcome: 'insufficient_native', required: fee };
  return { outcome: 'planned', sent, fee };
}

/**
 * All keys and signatures cost the same: these are made of zeros. The wallet's own data differs from
 * everything else in the message, as a key does.
 */
function feeOf(
  { balance, seqno, memo, prices, token }: AmountsRequest,
  to: TonAddress,
  amount: BaseUnits | 'max',
): bigint {
  const nobody: TonAddress = { workchain: 0, hash: new Uint8Array(32) };
  const value = amount === 'max' ? balance : amount;
  const draft: Draft = {
    from: nobody,
    to,
    value,
    isEverything: amount === 'max' && token === null,
    isBounceable: false,
    memo,
    token: token === null ? null : { wallet: nobody, attached: token.attached },
  };
  const request = draftRequest(draft, { walletId: 0, validUntil: 0, seqno });
  const external = draftExternal({
    wallet: nobody,
    init: seqno === 0n ? walletInit(new Uint8Array(32), 0) : null,
    request,
    signature: new Uint8Array(64),
  });
  const internal = draftMessage(draft);
  return transferFee({ external, internal, value: token?.attached ?? value }, prices);
}

function atLeastZero(units: bigint): bigint {
  return units > 0n ? units : 0n;
}
