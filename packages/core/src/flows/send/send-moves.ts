import type { SendActions } from './actions.ts';
import type { SendEvent } from './events.ts';
import type { SendModel } from './model.ts';
import { acceptedAmountText, acceptedRateText, acceptedUsdText } from './request.ts';

/** The actions that are one event each: what a person chooses and types. */
export type SendMoves = Omit<
  SendActions,
  'enterRecipient' | 'sign' | 'dismiss' | 'retry' | 'reset'
>;

export interface SendMoveOptions {
  readonly move: (event: SendEvent) => void;
  /** Told after a keystroke in one of the two amounts. */
  readonly typed: () => void;
}

export function createSendMoves(get: () => SendModel, { move, typed }: SendMoveOptions): SendMoves {
  return {
    selectAccount: (accountId) => move({ type: 'account-selected', accountId }),
    selectAsset: (assetId) => move({ type: 'asset-selected', assetId }),
    setRecipient: (text) => move({ type: 'recipient-changed', text }),
    leaveRecipient: () => move({ type: 'recipient-left' }),
    judgeLookAlike: (isAccepted) => move({ type: 'look-alike-judged', isAccepted }),
    setMemo: (text) => move({ type: 'memo-changed', text }),
    setAmount: (text) => {
      move({ type: 'amount-changed', text: acceptedAmountText(get(), text) });
      typed();
    },
    setAmountUsd: (text) => {
      move({ type: 'usd-changed', text: acceptedUsdText(get(), text) });
      typed();
    },
    switchEdited: () => move({ type: 'edited-switched' }),
    setMax: () => move({ type: 'maximum-taken' }),
    setFeePriority: (priority) => move({ type: 'priority-changed', priority }),
    setCustomFeeRate: (text) =>
      move({ type: 'custom-rate-changed', text: acceptedRateText(get(), text) }),
    judgeHighFee: (isAccepted) => move({ type: 'high-fee-judged', isAccepted }),
    next: () => move({ type: 'continued' }),
    back: () => move({ type: 'went-back' }),
    chooseSignMethod: (method) => move({ type: 'method-chosen', method }),
  };
}
