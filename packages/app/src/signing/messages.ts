import type { ChainName } from '@billfold/core';
import type { EvaluatedVault, OwnAddress, ProveVault, SealedVault } from '@billfold/core/contract';
import type { ShownPayment } from '@billfold/core/flows';

/** Payment with its plan. */
export interface PlannedPayment {
  /** Payment that was shown; a plan that makes another one is refused. */
  readonly payment: ShownPayment;
  /** Plan of the server, as JSON. */
  readonly plan: string;
  /** Address that pays, as it was reviewed: a plan of another one is refused. Left out where a review names none. */
  readonly sender?: string;
  /**
   * Place of the sender in the wallet: a payment is refused whose sender the seed does not have there. Left out where a review
   * does not tell it.
   */
  readonly senderAt?: OwnAddress;
  /**
   * Place of the recipient in the wallet, of a payment to itself: one whose address the seed does not have there is refused.
   * Left out for any other recipient.
   */
  readonly recipientAt?: OwnAddress;
}

/** Payment for the worker, with the chain of its network. */
export interface TaskPayment extends PlannedPayment {
  readonly chain: ChainName;
}

/** Signature for the worker: what is signed, all of it or nothing, and the secret that signs it. */
export interface SignTask {
  readonly walletId: string;
  readonly payments: readonly TaskPayment[];
  readonly secret: TaskSecret;
}

/** Password with the record that it opens, or the phrase itself. */
export type TaskSecret =
  | { readonly password: string; readonly vault: SealedVault }
  | { readonly seedPhrase: string };

/** End of a signature. Nothing of the secret is in it. */
export type SignOutcome =
  | { readonly outcome: 'signed'; readonly rawTransactions: readonly string[] }
  | { readonly outcome: 'refused'; readonly reason: SignRefusal };

export type SignRefusal =
  | 'wrong-password'
  | 'wrong-phrase'
  | 'another-payment'
  | 'fee-changed'
  | 'unsupported';

export type MessageToWorker =
  | { readonly type: 'sign'; readonly task: SignTask }
  | ({ readonly type: 'evaluated' } & EvaluatedVault);

export type MessageFromWorker =
  /** Asks for an evaluation of a blinded element, base64url. */
  | { readonly type: 'evaluate'; readonly blinded: string }
  | { readonly type: 'prove'; readonly proof: ProveVault }
  | { readonly type: 'ended'; readonly result: SignOutcome };
