import type { ReplacementKind } from '@billfold/core/contract';
import type { SpendingAccount } from '../../families/spending.ts';
import type { OpenSend } from './open-send.ts';

/** What is to stand in the place of a send that waits. */
export interface ReplacementWish {
  readonly account: SpendingAccount;
  readonly send: OpenSend;
  readonly kind: ReplacementKind;
}
