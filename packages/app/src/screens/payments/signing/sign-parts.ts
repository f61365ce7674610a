import { anotherPayment } from '@billfold/core/internal';
import type { SignParts, SignSecret } from '@billfold/core/payments';
import type { SignTogether } from '../../../signing/create-local-signer.ts';
import type { PlannedPayment } from '../../../signing/messages.ts';
import { isOver } from './is-over.ts';
import type { SignConsent, TypedSecret } from './typed-secret.ts';

/** Payment that is signed, with the review that it carries out. */
export interface PartPayment extends PlannedPayment {
  readonly intentId: string;
}

/** Transfer whose parts are signed together. */
export interface SignedTransfer<Intents, Signed> {
  /** Settlement wallet. */
  readonly walletId: string;
  /** Signs on this device; undefined where only the server signs. */
  readonly signTogether: SignTogether | undefined;
  /** Plans the parts that can be signed together now. */
  readonly review: (signal: AbortSignal) => Promise<Intents>;
  /** Returns the payments that are signed: each with what the page shows of it, never with what the review says of it. */
  readonly toPayments: (intents: Intents) => readonly PartPayment[];
  readonly send: (signed: SignParts, intents: Intents) => Promise<Signed>;
  /** Refuses what the dialog has not shown of all that the server is about to sign. @throws {BillfoldError} `fee_changed` */
  readonly requireShown?: () => Promise<void>;
  /** Signs by the server, with the secret. */
  readonly sendHosted: (body: SignSecret) => Promise<Signed>;
}

/**
 * Signs the parts of a transfer as they are shown: on this device with the wallet opened once, or by the server. Where
 * another send of an account went first, or a review is over, the same parts are planned and signed once more.
 * @throws {BillfoldError} the refusal of the signer or of the server
 */
export async function signParts<Intents, Signed>(
  transfer: SignedTransfer<Intents, Signed>,
  typed: TypedSecret<Signed>,
): Promise<Signed> {
  try {
    return await signOnce(transfer, typed);
  } catch (error) {
    if (!isOver(error)) throw error;
    return signOnce(transfer, typed);
  }
}

async function signOnce<Intents, Signed>(
  transfer: SignedTransfer<Intents, Signed>,
  { body, secret, signal, handIn, handInSigned }: TypedSecret<Signed>,
): Promise<Signed> {
  const { walletId, signTogether, review, toPayments, send } = transfer;
  let intents: Intents | undefined;
  let payments: readonly PartPayment[] = [];
  const load = async (): Promise<readonly PlannedPayment[]> => {
    intents = await review(signal);
    payments = toPayments(intents);
    return payments.map(({ intentId: _, ...payment }) => payment);
  };
  const raws = (await signTogether?.({ walletId, load }, secret, signal)) ?? null;
  if (raws === null) {
    await transfer.requireShown?.();
    return handIn(() => transfer.sendHosted(body));
  }
  const reviewed = intents;
  if (reviewed === undefined) throw anotherPayment();
  // One transaction pays one part: a second copy of it would pay nothing.
  if (new Set(raws).size < raws.length) throw anotherPayment();
  const transactions = payments.map(({ intentId }, at) => {
    const rawTransaction = raws[at];
    if (rawTransaction === undefined) throw anotherPayment();
    return { intentId, rawTransaction };
  });
  return handInSigned(repeatable(send, transactions, reviewed));
}

/** Returns the call that sends signed parts. It may be kept: a closure of the caller would keep the secret in memory. */
function repeatable<Intents, Signed>(
  send: SignedTransfer<Intents, Signed>['send'],
  transactions: SignParts['transactions'],
  reviewed: Intents,
): (consent: SignConsent) => Promise<Signed> {
  return (consent) => send({ ...consent, transactions }, reviewed);
}
