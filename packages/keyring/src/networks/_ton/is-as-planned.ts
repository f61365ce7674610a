import type { DecodedTonTransfer, TonPayload } from './decode.ts';
import type { TonTransferPlan } from './transfer-plan.ts';

/** Reports if a decoded transfer does exactly what `plan` says. */
export function isAsPlanned(transfer: DecodedTonTransfer, plan: TonTransferPlan): boolean {
  const { from, seqno, validUntil, isEverything, token } = plan;
  const { payload } = transfer;
  const isFirst = transfer.publicKey !== null;
  return (
    transfer.from === from &&
    transfer.seqno === seqno &&
    transfer.validUntil === validUntil &&
    transfer.isEverything === isEverything &&
    isFirst === (seqno === 0n) &&
    (token === null
      ? isPayment(transfer, plan)
      : transfer.to === token.wallet &&
        transfer.value === token.attached &&
        transfer.isBounceable &&
        isJetton(payload, plan))
  );
}

function isPayment(transfer: DecodedTonTransfer, plan: TonTransferPlan): boolean {
  const { payload } = transfer;
  const { to, value, isEverything, isBounceable, memo } = plan;
  return (
    transfer.to === to &&
    transfer.value === (isEverything ? 0n : value) &&
    transfer.isBounceable === isBounceable &&
    (memo === null ? payload.kind === 'none' : payload.kind === 'comment' && payload.text === memo)
  );
}

function isJetton(payload: TonPayload, { from, to, value, memo }: TonTransferPlan): boolean {
  return (
    payload.kind === 'jetton' &&
    payload.units === value &&
    payload.recipient === to &&
    payload.response === from &&
    payload.memo === memo
  );
}
