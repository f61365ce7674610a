import type { Account } from '../../contract/accounts.ts';
import type { NetworkConfig } from '../../contract/config.ts';
import type { FeeEstimate, FeePriority, Transaction } from '../../contract/transactions.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { Network } from '../../networks/registry.ts';

export type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Spec §3 "key type". */
export type SignMethod = 'ENCRYPTION_KEY' | 'SEED_PHRASE';
export type SendField = 'account' | 'recipient' | 'amount' | 'feePriority';

/** What the reducer keeps. Totals, errors and what may be pressed are selectors (send-view.ts). */
export interface SendModel {
  readonly step: SendStep;
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | {
        readonly status: 'ready';
        readonly accounts: readonly Account[];
        readonly networks: Readonly<Record<Network, NetworkConfig>>;
      };
  readonly accountId: string | null;
  /** As typed. */
  readonly recipient: string;
  /** Which of the two blank-recipient sentences is due. */
  readonly recipientJudged: 'not-yet' | 'on-blur' | 'on-continue';
  /** As typed, in main units; empty while nothing is. */
  readonly amount: string;
  readonly isAmountJudged: boolean;
  readonly feePriority: FeePriority;
  readonly estimates: Estimates;
  readonly signMethod: SignMethod | null;
  readonly signing:
    | { readonly status: 'idle' }
    | { readonly status: 'sending' }
    /** The connection broke after the request left: it may have been sent. */
    | { readonly status: 'checking' }
    | { readonly status: 'refused'; readonly error: AnyBillfoldError };
  readonly transaction: Transaction | null;
}

export interface Estimates {
  /** Of sending everything: what bounds the amount. */
  readonly sweep: Estimate | null;
  /** Of sending what is typed. */
  readonly exact: Estimate | null;
  readonly error: AnyBillfoldError | null;
}
export interface Estimate {
  /** What it was asked for; an answer to another question is not used. */
  readonly key: string;
  readonly fees: FeeEstimate;
}

export const noEstimates: Estimates = { sweep: null, exact: null, error: null };

export function initialSendModel(accountId: string | null): SendModel {
  return {
    step: 'recipient',
    source: { status: 'loading' },
    accountId,
    recipient: '',
    recipientJudged: 'not-yet',
    amount: '',
    isAmountJudged: false,
    feePriority: 'Medium',
    estimates: noEstimates,
    signMethod: null,
    signing: { status: 'idle' },
    transaction: null,
  };
}
