import type { AnyBillfoldError, Network } from '@billfold/core';
import type { FeePriority, Transaction } from '@billfold/core/contract';
import type { SendStep } from '@billfold/core/flows';
import type { OpenChange } from './open-change.ts';

/** Event that the provider reports to the host, in order. Never holds a secret. */
export type WalletEvent =
  | { readonly type: 'dialog-opened'; readonly dialog: DialogName }
  | {
      readonly type: 'dialog-closed';
      readonly dialog: DialogName;
      readonly reason: OpenChange['reason'];
    }
  | { readonly type: 'send-step'; readonly step: SendStep }
  | { readonly type: 'sent'; readonly transaction: Transaction }
  | { readonly type: 'address-copied' | 'address-generated'; readonly network: Network }
  | { readonly type: 'fee-priority-changed'; readonly priority: FeePriority }
  | { readonly type: 'error'; readonly error: AnyBillfoldError };

/** Name of a dialog. */
export type DialogName =
  | 'send'
  | 'receive'
  | 'deposit-addresses'
  | 'reset-password'
  | 'add-account'
  | 'contacts'
  | 'swap'
  | 'scanner';
