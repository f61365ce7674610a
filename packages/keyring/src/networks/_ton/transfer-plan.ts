import type { BaseUnits, ChainName } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** Current prices from the configuration of the network. */
export interface TonFeePrices {
  /** Nanotons for a unit of computing, in a wallet's workchain. */
  readonly gasPrice: bigint;
  readonly basechain: TonForwardPrices;
  /** Forward prices of messages to the masterchain. */
  readonly masterchain: TonForwardPrices;
}

/** Prices of forwarding a message. */
export interface TonForwardPrices {
  /** In nanotons, whatever the message. */
  readonly lumpPrice: bigint;
  /** In 65,536ths of a nanoton. */
  readonly bitPrice: bigint;
  /** In 65,536ths of a nanoton. */
  readonly cellPrice: bigint;
}

export interface TonTransferRequest {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** The number of that account, which its key does not state. */
  readonly account: number;
  /** Balance less earlier unmined transfers, in nanotons. */
  readonly balance: BaseUnits;
  /**
   * Sequence number: the number of sends that the wallet has made. The first send deploys the
   * wallet.
   */
  readonly seqno: bigint;
  /** Seconds since 1970, from which on the wallet refuses the transfer. */
  readonly validUntil: number;
  readonly recipient: string;
  /**
   * `max` sends all of the token, or all that the wallet holds when the network comes to it: also
   * what came in meanwhile, and nothing stays behind.
   */
  readonly amount: BaseUnits | 'max';
  /**
   * True if the message bounces: what the recipient's contract does not accept comes back. False
   * where there is no contract yet, as nothing is accepted there.
   */
  readonly isBounceable: boolean;
  /** A comment for the recipient. */
  readonly memo: string | null;
  readonly prices: TonFeePrices;
  /** Null sends TON. */
  readonly token: TonTokenRequest | null;
}

export interface TonToken {
  /** The jetton wallet of the account, which its network names. */
  readonly wallet: string;
  /** Nanotons that go along for the jetton wallets on the way; what they do not use comes back. */
  readonly attached: BaseUnits;
}

export interface TonTokenRequest extends TonToken {
  /** Balance of the token less earlier unmined transfers. */
  readonly balance: BaseUnits;
}

/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
export interface TonTransferPlan {
  readonly family: 'ton';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** Sender in the not bounceable form, as is `to`, in which the product compares addresses. */
  readonly from: string;
  readonly to: string;
  /** In nanotons, or in base units of the token; of everything, what it comes to now. */
  readonly value: BaseUnits;
  readonly isEverything: boolean;
  readonly seqno: bigint;
  readonly validUntil: number;
  readonly isBounceable: boolean;
  readonly memo: string | null;
  readonly token: TonToken | null;
  /** Nanotons that the network charges, and of a token those that go along: the most that it costs. */
  readonly fee: BaseUnits;
}

/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
export type TonTransferRefusal =
  | { readonly outcome: 'recipient_invalid' }
  /** `maximum` is the amount that `max` would send. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** Too little TON for a token transfer, which needs a balance of `required` nanotons. */
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };
