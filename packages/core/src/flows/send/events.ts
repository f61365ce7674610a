import type { FeePriority } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import type { Config } from '../../contract/config/config.ts';
import type { Confirmations } from '../../contract/transactions/confirmations.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { KnownRecipients } from './known-recipients.ts';
import type { Estimate, KnownRate, SignMethod } from './model.ts';
import type { RateAge } from './rate-age.ts';

export type SendEvent =
  | {
      readonly type: 'source-loaded';
      readonly accounts: readonly Account[];
      readonly networks: Config['networks'];
    }
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'account-selected'; readonly accountId: string }
  | { readonly type: 'asset-selected'; readonly assetId: string }
  | { readonly type: 'recipient-changed'; readonly text: string }
  | { readonly type: 'recipient-left' }
  | { readonly type: 'known-loaded'; readonly known: KnownRecipients }
  | { readonly type: 'look-alike-judged'; readonly isAccepted: boolean }
  | { readonly type: 'memo-changed'; readonly text: string }
  | { readonly type: 'amount-changed'; readonly text: string }
  | { readonly type: 'usd-changed'; readonly text: string }
  | { readonly type: 'maximum-taken' }
  | { readonly type: 'edited-switched' }
  /** The typing paused: the other amount follows. */
  | { readonly type: 'amounts-linked' }
  | { readonly type: 'rate-loaded'; readonly rate: KnownRate }
  | { readonly type: 'rate-aged'; readonly age: RateAge }
  | { readonly type: 'priority-changed'; readonly priority: FeePriority }
  | { readonly type: 'custom-rate-changed'; readonly text: string }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'estimated'; readonly of: 'sweep' | 'exact'; readonly estimate: Estimate }
  | { readonly type: 'estimate-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'high-fee-judged'; readonly isAccepted: boolean }
  /** Whether a signature takes a two-factor code too. */
  | { readonly type: 'code-judged'; readonly isAsked: boolean }
  | { readonly type: 'method-chosen'; readonly method: SignMethod | null }
  | { readonly type: 'sending' }
  | { readonly type: 'checking' }
  | { readonly type: 'sent'; readonly transaction: Transaction }
  | { readonly type: 'refused'; readonly error: AnyBillfoldError }
  | { readonly type: 'confirmations-changed'; readonly confirmations: Confirmations }
  | { readonly type: 'retried' }
  | { readonly type: 'reset' };
