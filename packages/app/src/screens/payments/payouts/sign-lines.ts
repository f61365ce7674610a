import { type Decimal, isErrorCode, type Network } from '@billfold/core';
import { anotherPayment } from '@billfold/core/internal';
import type {
  PayoutIntents,
  PayoutWithLines,
  SignPayout,
  SignSecret,
} from '@billfold/core/payments';
import type { SignTogether } from '../../../signing/create-local-signer.ts';
import type { PlannedPayment } from '../../../signing/messages.ts';
import type { TypedSecret } from '../signing/typed-secret.ts';

/** Line as the page shows it, with the most that it costs. */
export interface ShownLine {
  readonly n: number;
  readonly address: string;
  readonly amount: Decimal;
  readonly memo: string | null;
  readonly fee: Decimal;
}

/** Payout as the page shows it. */
export interface ShownPayout {
  readonly network: Network;
  /** Null for the native asset. */
  readonly tokenId: string | null;
  readonly lines: readonly ShownLine[];
}

export interface SignedPayout {
  readonly shown: ShownPayout;
  /** Settlement wallet. */
  readonly walletId: string;
  /** Signs on this device; undefined where only the server signs. */
  readonly signTogether: SignTogether | undefined;
  /** Plans the lines that can be signed together now. */
  readonly review: (signal: AbortSignal) => Promise<PayoutIntents>;
  readonly send: (signed: SignPayout, intents: PayoutIntents) => Promise<PayoutWithLines>;
  /** Signs by the server, with the secret. */
  readonly sendHosted: (body: SignSecret) => Promise<PayoutWithLines>;
}

/**
 * Signs the lines of a payout as they are shown: on this device with the wallet opened once, or by the server. Where
 * another send of the account went first, or a review is over, the same lines are planned and signed once more.
 * @throws {BillfoldError} the refusal of the signer or of the server
 */
export async function signLines(
  signed: SignedPayout,
  typed: TypedSecret,
): Promise<PayoutWithLines> {
  try {
    return await signOnce(signed, typed);
  } catch (error) {
    if (!isOver(error)) throw error;
    return signOnce(signed, typed);
  }
}

/** Reports whether the server signs the plans no more, although the payout is the same. */
function isOver(error: unknown): boolean {
  if (!isErrorCode(error, 'api')) return false;
  return error.serverCode === 'nonce_conflict' || error.serverCode?.startsWith('intent_') === true;
}

async function signOnce(
  { shown, walletId, signTogether, review, send, sendHosted }: SignedPayout,
  { body, secret, signal }: TypedSecret,
): Promise<PayoutWithLines> {
  let intents: PayoutIntents | undefined;
  const load = async (): Promise<readonly PlannedPayment[]> => {
    intents = await review(signal);
    return toPayments(shown, intents);
  };
  const raws = (await signTogether?.({ walletId, load }, secret, signal)) ?? null;
  if (raws === null) return sendHosted(body);
  if (intents === undefined) throw anotherPayment();
  const { password: _, seedPhrase: __, ...rest } = body;
  // One transaction pays one line: a second copy of it would pay nothing.
  if (new Set(raws).size < raws.length) throw anotherPayment();
  const transactions = intents.lines.map(({ intentId }, at) => {
    const rawTransaction = raws[at];
    if (rawTransaction === undefined) throw anotherPayment();
    return { intentId, rawTransaction };
  });
  return send({ ...rest, transactions }, intents);
}

/**
 * Returns the payments that are signed: each with what the page shows of its line, never with what the review says of it.
 * @throws {BillfoldError} `signer_unavailable` for a line that is not shown, or that comes twice
 */
function toPayments(
  { network, tokenId, lines }: ShownPayout,
  intents: PayoutIntents,
): readonly PlannedPayment[] {
  const shown = new Map(lines.map((line) => [line.n, line]));
  return intents.lines.map(({ n, plan }) => {
    const line = shown.get(n);
    if (line === undefined) throw anotherPayment();
    shown.delete(n);
    const { address: recipient, amount, memo, fee } = line;
    return { plan, payment: { network, tokenId, recipient, amount, memo, fee } };
  });
}
