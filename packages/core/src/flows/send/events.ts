import type { FeePriority } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import type { Config } from '../../contract/config/config.ts';
import type { Confirmations } from '../../contract/transactions/confirmations.ts';
import type {
  PaymentRequest,
  RequestAssets,
} from '../../contract/transactions/payment-requests.ts';
import type { Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { DefaultAccounts } from '../default-accounts.ts';
import type { KnownRecipients } from './known-recipients.ts';
import type {
  Estimate,
  KnownRate,
  ParsedRecipient,
  PayableNetworks,
  RateAge,
  SendField,
  SendModel,
  SignMethod,
} from './model.ts';
import type { SanitizedAmount } from './sanitized-amount.ts';

/** Input of the reducer: an action of the sender, or an answer of the service. */
export type SendEvent = SenderEvent | ServiceEvent;

export type SendEventOf<Type extends SendEvent['type']> = Extract<
  SendEvent,
  { readonly type: Type }
>;

/** Action of the sender. */
export type SenderEvent =
  | {
      readonly type: 'account-selected';
      readonly accountId: string;
      /** Id of an asset that was selected with it. */
      readonly assetId?: string | undefined;
    }
  /** The flow begins with an account that nobody chose. */
  | { readonly type: 'account-suggested'; readonly accountId: string; readonly assetId?: string }
  | { readonly type: 'asset-selected'; readonly assetId: string }
  | { readonly type: 'recipient-changed'; readonly text: string }
  | { readonly type: 'recipient-left' }
  /** An asset of the host was chosen for the request. */
  | { readonly type: 'request-asset-chosen'; readonly assetId: string }
  /** The opened request is not to be paid. */
  | { readonly type: 'request-removed' }
  | { readonly type: 'look-alike-accepted'; readonly isAccepted: boolean }
  | { readonly type: 'uncompared-accepted'; readonly isAccepted: boolean }
  | { readonly type: 'memo-changed'; readonly text: string }
  | ({ readonly type: 'amount-changed' } & SanitizedAmount)
  | ({ readonly type: 'usd-changed' } & SanitizedAmount)
  /** The field lost the focus. */
  | { readonly type: 'amount-left' }
  /** The typing paused for half a second. */
  | { readonly type: 'amount-paused' }
  | { readonly type: 'maximum-set' }
  | { readonly type: 'minimum-set' }
  | { readonly type: 'edited-switched' }
  /** The typing paused: the other amount is computed. */
  | { readonly type: 'amounts-linked' }
  | { readonly type: 'priority-changed'; readonly priority: FeePriority }
  | { readonly type: 'custom-rate-changed'; readonly text: string }
  | { readonly type: 'high-fee-accepted'; readonly isAccepted: boolean }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'method-chosen'; readonly method: SignMethod | null }
  | { readonly type: 'retried' }
  | { readonly type: 'reset' };

/** Answer of the service, or the progress of a request. */
export type ServiceEvent =
  | {
      readonly type: 'source-loaded';
      readonly accounts: readonly Account[];
      /** Accounts of the wallet's own, where those above are a business's. */
      readonly own?: readonly Account[];
      readonly networks: Config['networks'];
      /** None unless given. */
      readonly defaults?: DefaultAccounts;
      /** Error of the load, where these are from an earlier one. */
      readonly error?: AnyBillfoldError | null;
      /** Set where they are loaded again while the sender fills in the fields. */
      readonly isReload?: boolean;
    }
  | { readonly type: 'source-failed'; readonly error: AnyBillfoldError }
  | {
      readonly type: 'recipient-parsed';
      readonly parsed: ParsedRecipient;
      /** False where other fields were typed in the meantime, which a payment request then leaves. */
      readonly fills: boolean;
    }
  | { readonly type: 'request-opening'; readonly link: string }
  /** The host waits for the choice of an asset. */
  | {
      readonly type: 'request-choosing';
      readonly choice: RequestAssets;
      readonly error: AnyBillfoldError | null;
    }
  | { readonly type: 'request-opened'; readonly request: PaymentRequest }
  | { readonly type: 'request-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'networks-found'; readonly payable: PayableNetworks }
  | { readonly type: 'known-loaded'; readonly known: KnownRecipients }
  | { readonly type: 'rate-loaded'; readonly rate: KnownRate }
  | { readonly type: 'rate-aged'; readonly age: RateAge }
  | { readonly type: 'estimated'; readonly of: 'sweep' | 'exact'; readonly estimate: Estimate }
  | { readonly type: 'estimate-failed'; readonly error: AnyBillfoldError }
  | { readonly type: 'code-loaded'; readonly isAsked: boolean }
  /** The signer waits for a secret. */
  | { readonly type: 'waiting' }
  | { readonly type: 'sending' }
  | { readonly type: 'checking' }
  | { readonly type: 'sent'; readonly transaction: Transaction }
  | { readonly type: 'refused'; readonly error: AnyBillfoldError }
  | { readonly type: 'confirmations-changed'; readonly confirmations: Confirmations };

/**
 * Returns the fields that the host locked: shown, but not editable. A locked field without a usable
 * value stays editable, because the sender could not continue otherwise.
 */
export function lockedFields({ start, accountId }: SendModel): readonly SendField[] {
  const { lock = [], prefill = {} } = start;
  // An amount is in units of its asset, so it locks the asset as well.
  const isOfAsset = lock.includes('amount') && prefill.amount !== undefined;
  const fields = isOfAsset && !lock.includes('asset') ? [...lock, 'asset' as const] : lock;
  return fields.filter((field) => {
    switch (field) {
      case 'account':
        return prefill.accountId !== undefined && prefill.accountId === accountId;
      case 'asset':
      case 'feePriority':
        return true;
      case 'recipient':
        return prefill.recipient !== undefined;
      case 'memo':
        return prefill.memo !== undefined;
      case 'amount':
        return prefill.amount !== undefined || prefill.amountUsd !== undefined;
      default:
        return field satisfies never;
    }
  });
}

/** Tells whether `event` would change a locked field. */
export function isLocked(model: SendModel, { type }: SendEvent): boolean {
  const field = changedBy[type];
  return field !== undefined && lockedFields(model).includes(field);
}

const changedBy: Readonly<Partial<Record<SendEvent['type'], SendField>>> = {
  'account-selected': 'account',
  'asset-selected': 'asset',
  'recipient-changed': 'recipient',
  'memo-changed': 'memo',
  'amount-changed': 'amount',
  'usd-changed': 'amount',
  'maximum-set': 'amount',
  'minimum-set': 'amount',
  'edited-switched': 'amount',
  'priority-changed': 'feePriority',
  'custom-rate-changed': 'feePriority',
};
