import type { FeePriority } from '../../assets/specified-values.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { SendStep, SignMethod } from './model.ts';
import type { SendSecret } from './request.ts';

export type DismissReason =
  | 'escape'
  | 'backdrop'
  | 'close-button'
  | 'back'
  | 'host'
  | 'navigated'
  | 'signed-out';
export type SendResult =
  | { readonly status: 'sent'; readonly transaction: Transaction }
  | { readonly status: 'dismissed'; readonly step: SendStep; readonly reason: DismissReason };

export interface SendActions {
  selectAccount(id: string): void;
  /** One of `assets`, by its id. */
  selectAsset(id: string): void;
  setRecipient(text: string): void;
  /** The recipient is about to be typed: whom the wallet knows is asked for. */
  enterRecipient(): void;
  leaveRecipient(): void;
  /** Whether the address is meant although it looks like another one. */
  judgeLookAlike(isAccepted: boolean): void;
  setMemo(text: string): void;
  setAmount(text: string): void;
  /** In US dollars: the asset's amount follows, rounded down. Ignored without a price, or at an old one. */
  setAmountUsd(text: string): void;
  /** Edits the other of the two amounts from now on. The asset's stays what it is. */
  switchEdited(): void;
  setMax(): void;
  setFeePriority(priority: FeePriority): void;
  /** For `Custom`: satoshis per virtual byte, with three decimals at most. */
  setCustomFeeRate(text: string): void;
  /** Whether the fees are meant although they are high. */
  judgeHighFee(isAccepted: boolean): void;
  next(): void;
  back(): void;
  chooseSignMethod(method: SignMethod | null): void;
  /** @throws {BillfoldError} also shown as `problem` */
  sign(secret: SendSecret): Promise<Transaction>;
  /** Says how the flow was left, unless it has already ended by sending. */
  dismiss(reason: DismissReason): void;
  /** Loads again what failed to load. */
  retry(): void;
  /** Back to the first step with everything typed forgotten, as after closing the dialog. */
  reset(): void;
}
