import type { ReplacementKind } from '@billfold/core/contract';
import type { OpenSend } from './open-send.ts';
import type { SpendingAccount } from './spending.ts';

/** What is to stand in the place of a send that waits. */
export interface ReplacementWish {
  readonly account: SpendingAccount;
  readonly send: OpenSend;
  readonly kind: ReplacementKind;
}
