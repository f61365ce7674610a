import type { FeePriority, KeyType } from '../../assets/specified-values.ts';
import type { Account } from '../../contract/accounts/accounts.ts';
import type { Config } from '../../contract/config/config.ts';
import type { CurrentRate } from '../../contract/rates/rates.ts';
import type {
  PaymentRequest,
  RequestAssets,
} from '../../contract/transactions/payment-requests.ts';
import type { FeeEstimate, Transaction } from '../../contract/transactions/transactions.ts';
import type { AnyBillfoldError, ValidationError } from '../../errors/error-kinds.ts';
import type { BaseUnits } from '../../money/base-units.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { Rate } from '../../money/rate.ts';
import type { ChainName } from '../../networks/network.ts';
import type { Network } from '../../networks/network-codes.ts';
import type { Recipient } from '../../payment-uri/read-recipient.ts';
import type { DefaultAccounts } from '../default-accounts.ts';
import type { KnownRecipients } from './known-recipients.ts';

/** Step of Send, in order. */
export type SendStep = 'recipient' | 'amount' | 'review' | 'sign' | 'result';
/** Secret to sign with: the encryption key or the seed phrase. */
export type SignMethod = KeyType;
/** Amount field that is being edited: the asset's or the one in US dollars. */
export type AmountSide = 'asset' | 'usd';
/** Field that a host can lock. A locked amount locks its asset as well. */
export type SendField = 'account' | 'asset' | 'recipient' | 'memo' | 'amount' | 'feePriority';
/**
 * How far the amount is validated: `on-pause` shows an error only where no more digits can resolve it,
 * because the typing merely paused.
 */
export type AmountValidation = 'not-yet' | 'on-pause' | 'whole';
/** Age of a price: `old` is labelled, `expired` no longer takes amounts in USD (R-UI-05). */
export type RateAge = 'current' | 'old' | 'expired';

/** Initial values of the fields, also after a reset. */
export interface SendPrefill {
  readonly accountId?: string;
  /** Id such as `USDT@ETH`; the native asset of the account by default. */
  readonly tokenId?: string;
  /** Address, or a payment URI with one. */
  readonly recipient?: string;
  /** Text for the recipient, on networks with memos. */
  readonly memo?: string;
  readonly amount?: Decimal;
  /** Ignored where `amount` is given. */
  readonly amountUsd?: Decimal;
  /** Ignored on networks without a choice of fees. */
  readonly feePriority?: Exclude<FeePriority, 'Custom'>;
}

/** Options that the flow starts with, and returns to on a reset. */
export interface SendStart {
  readonly prefill?: SendPrefill;
  /** Fields that are shown but cannot be changed, as far as they are prefilled. */
  readonly lock?: readonly SendField[];
  /** Offers a custom fee rate, where the network leaves a choice. */
  readonly allowCustomFee?: boolean;
  /** Sends what a business was paid: `prefill.accountId` is then one of its accounts. */
  readonly settlement?: SendSettlement;
}

/** Business whose payments arrived in the wallet, apart from its balance. */
export interface SendSettlement {
  readonly businessId: number;
}

/** Parsed recipient text, or its error, on one chain of a network. */
export interface ParsedRecipient {
  /** Parsed text, without white space around it. */
  readonly text: string;
  readonly network: Network;
  readonly chain: ChainName;
  readonly result: Recipient | ValidationError;
  /** Contract of the known token that the address belongs to; null for any other address. */
  readonly contract: string | null;
}

/** Network of a funded account that can pay a typed text. */
export interface PayableNetwork {
  readonly network: Network;
  /** Asset that the text asks for: the native one unless it names a token; null for an unknown token. */
  readonly assetId: string | null;
}

/** Networks of funded accounts that can pay a typed text. */
export interface PayableNetworks {
  readonly text: string;
  readonly networks: readonly PayableNetwork[];
  /** Reason why there is none; with a chosen account only a typo in an address of another network. */
  readonly error: ValidationError | null;
  /** Network of the wallet whose address `text` is, apart from a typo; null where it is none's. */
  readonly mistyped: Network | null;
  /** The accounts were loaded again since: these are kept until the networks are found anew. */
  readonly isOutdated: boolean;
}

/** Request to pay behind the link of a checkout page, which was entered as the recipient. */
export type LinkedRequest =
  | {
      readonly status: 'opening';
      readonly link: string;
      /** Asset that the sender chose; null where the request names one. */
      readonly assetId: string | null;
      /** Choice that the asset was made from; null where the request names one. */
      readonly choice: RequestAssets | null;
    }
  | {
      readonly status: 'choosing';
      readonly link: string;
      /** Statements of the host, with the assets that it takes and an account of the wallet holds. */
      readonly choice: RequestAssets;
      /** Error of the last choice, after which the host still takes others. */
      readonly error: AnyBillfoldError | null;
    }
  | { readonly status: 'failed'; readonly link: string; readonly error: AnyBillfoldError }
  | {
      readonly status: 'open';
      readonly link: string;
      readonly request: PaymentRequest;
      /** Fields and accounts before, for the removal of the request. */
      readonly before: Pick<SendModel, 'start' | 'source'>;
    };

/** State of the reducer. Totals, errors and enabled buttons are selectors (selectors/view.ts). */
export interface SendModel {
  readonly start: SendStart;
  readonly step: SendStep;
  readonly source:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: AnyBillfoldError }
    | {
        readonly status: 'ready';
        readonly accounts: readonly Account[];
        /** Accounts of the wallet's own, which are suggested as recipients. */
        readonly own: readonly Account[];
        readonly networks: Config['networks'];
        readonly defaults: DefaultAccounts;
        /** Error of the last load, where these are from an earlier one. */
        readonly error: AnyBillfoldError | null;
      };
  readonly accountId: string | null;
  /** Nobody chose the account: the recipient may replace it by one that can pay it. */
  readonly isAccountSuggested: boolean;
  /** Id of the option that an entered recipient replaced by one that can pay it; null where none was. */
  readonly replacedOption: string | null;
  /** Id of a token; null for the native asset. */
  readonly assetId: string | null;
  /** Text as typed. */
  readonly recipient: string;
  /** Last parse of `recipient`; null before the first. One of another text or account is not used. */
  readonly parsed: ParsedRecipient | null;
  /** Networks on which that text can be paid, where the sender did not choose one that can. */
  readonly payable: PayableNetworks | null;
  /** Request behind the link that was entered; null for any other recipient. */
  readonly request: LinkedRequest | null;
  /** Continuing waits for the parse of `recipient`, or for the known recipients to compare it with. */
  readonly isContinuing: boolean;
  /**
   * How far the recipient is validated. `while-typing` shows an error only where no more letters can
   * resolve it, `on-entry` that of a text that was pasted as a whole; the others each have their own
   * sentence for a blank one.
   */
  readonly recipientValidation: 'while-typing' | 'on-entry' | 'on-blur' | 'on-continue';
  /** Recipients known to this wallet on one network; null until they are loaded. */
  readonly known: KnownRecipients | null;
  /** Address that the sender accepted although it looks like a known one. */
  readonly acceptedLookAlike: string | null;
  /** Address that the sender accepted although it was not compared with all known ones. */
  readonly acceptedUncompared: string | null;
  /** Text as typed; ignored on networks without memos. */
  readonly memo: string;
  /** Text as typed, in main units; empty at first. */
  readonly amount: string;
  /** Amount in US dollars, as typed or computed; empty without a price. */
  readonly amountUsd: string;
  readonly edited: AmountSide;
  /**
   * Amount from which the other one is computed. Switching the edited side makes it `asset`, so that
   * the asset's amount stays exact. `maximum` was set by Max and follows the maximum when it changes.
   */
  readonly amountSource: AmountSide | 'maximum';
  readonly amountValidation: AmountValidation;
  /** The last keystroke had more decimals than the field takes, and was left out. */
  readonly isCut: boolean;
  readonly feePriority: FeePriority;
  /** Rate for `Custom` as typed, in satoshis per virtual byte. */
  readonly customRate: string;
  readonly estimates: Estimates;
  /** Key of the high fee that the sender accepted. */
  readonly acceptedFee: string | null;
  /** High fee that the service wants accepted; it counts for the fees and the amount of its key. */
  readonly refusedFee: RefusedFee | null;
  /** Fee of the last review, where the service refused it because fees changed. */
  readonly changedFee: Decimal | null;
  /** Last loaded price of an asset to send. */
  readonly rate: KnownRate | null;
  /** Last loaded price of the native asset that pays a token's fee. */
  readonly nativeRate: KnownRate | null;
  readonly signMethod: SignMethod | null;
  /** Signing takes a two-factor code as well. */
  readonly asksCode: boolean;
  readonly signing:
    | { readonly status: 'idle' }
    | { readonly status: 'sending' }
    /** The connection broke after the request left: it may have been sent. */
    | { readonly status: 'checking' }
    | { readonly status: 'refused'; readonly error: AnyBillfoldError };
  readonly transaction: Transaction | null;
}

/** Fee of a refused send and the highest one that needs no confirmation, in the native asset. */
export interface RefusedFee {
  readonly key: string | null;
  readonly fee: Decimal;
  readonly limit: Decimal;
}

/** Price of an asset, parsed, with its age. */
export interface KnownRate {
  readonly symbol: string;
  readonly current: CurrentRate;
  /** Parsed `currentRate`. */
  readonly price: Rate;
  readonly age: RateAge;
}

/** Fee estimates of the service. */
export interface Estimates {
  /** Estimate of sending everything, which bounds the amount. */
  readonly sweep: Estimate | null;
  /** Estimate of sending the typed amount. */
  readonly exact: Estimate | null;
  readonly error: AnyBillfoldError | null;
}
export interface Estimate extends EstimateBasis {
  /** Estimate; for a token, `maximumAmount` is the native asset available for the fee. */
  readonly fees: FeeEstimate;
}

/** Inputs of the request for an estimate. */
export interface EstimateBasis {
  /** All inputs in one; an answer to others is not used. */
  readonly key: string;
  /** Amount that is priced; null for sending everything. */
  readonly amount: BaseUnits | null;
  /** Recipient and memo. */
  readonly payee: string;
  /** Native balance of the account, which bounds the maximum. */
  readonly balance: Decimal | null;
}

export const noEstimates: Estimates = { sweep: null, exact: null, error: null };

export const noAmount = {
  amount: '',
  amountUsd: '',
  edited: 'asset',
  amountSource: 'asset',
  amountValidation: 'not-yet',
  isCut: false,
} as const;

export function initialSendModel(start: SendStart = {}): SendModel {
  const { prefill = {} } = start;
  const { accountId = null, tokenId: assetId = null } = prefill;
  const { recipient = '', memo = '', feePriority = 'Medium' } = prefill;
  return {
    start,
    step: 'recipient',
    source: { status: 'loading' },
    accountId,
    isAccountSuggested: false,
    replacedOption: null,
    assetId,
    recipient,
    parsed: null,
    payable: null,
    request: null,
    isContinuing: false,
    recipientValidation: recipient === '' ? 'while-typing' : 'on-entry',
    known: null,
    acceptedLookAlike: null,
    acceptedUncompared: null,
    memo,
    ...startingAmount(start),
    feePriority,
    customRate: '',
    estimates: noEstimates,
    acceptedFee: null,
    refusedFee: null,
    changedFee: null,
    rate: null,
    nativeRate: null,
    signMethod: null,
    asksCode: false,
    signing: { status: 'idle' },
    transaction: null,
  };
}

type TypedAmount = Pick<
  SendModel,
  'amount' | 'amountUsd' | 'edited' | 'amountSource' | 'amountValidation' | 'isCut'
>;

/** Returns the prefilled amount, or none. */
export function startingAmount({ prefill = {} }: SendStart): TypedAmount {
  const { amount, amountUsd } = prefill;
  if (amount !== undefined) return { ...noAmount, amount };
  if (amountUsd === undefined) return noAmount;
  return { ...noAmount, amountUsd, edited: 'usd', amountSource: 'usd' };
}
