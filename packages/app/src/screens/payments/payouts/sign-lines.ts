import { type Decimal, getNetwork, type Network, parseAmount } from '@billfold/core';
import { anotherPayment } from '@billfold/core/internal';
import type { PayoutIntents, PayoutWithLines } from '@billfold/core/payments';
import { type PartPayment, type SignedTransfer, signParts } from '../signing/sign-parts.ts';
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
  /** Address that pays; null where the account has many. */
  readonly from: string | null;
  /** The most that the lines cost together. */
  readonly fee: Decimal;
  readonly lines: readonly ShownLine[];
}

export interface SignedPayout
  extends Omit<SignedTransfer<PayoutIntents, PayoutWithLines>, 'toPayments'> {
  readonly shown: ShownPayout;
}

/**
 * Signs the lines of a payout as they are shown.
 * @throws {BillfoldError} the refusal of the signer or of the server
 */
export function signLines(
  { shown, ...transfer }: SignedPayout,
  typed: TypedSecret<PayoutWithLines>,
): Promise<PayoutWithLines> {
  return signParts({ ...transfer, toPayments: (intents) => toPayments(shown, intents) }, typed);
}

/**
 * Returns the lines as the page shows them.
 * @throws {BillfoldError} `signer_unavailable` for a line that is not shown, or that comes twice, and for
 * lines that cost more together than is shown
 */
function toPayments(
  { network, tokenId, from, fee: shownFee, lines }: ShownPayout,
  intents: PayoutIntents,
): readonly PartPayment[] {
  const { decimals } = getNetwork(network);
  const fees = lines.reduce((sum, { fee }) => sum + parseAmount(fee, decimals), 0n);
  if (fees > parseAmount(shownFee, decimals)) throw anotherPayment();
  const shown = new Map(lines.map((line) => [line.n, line]));
  return intents.lines.map(({ n, intentId, plan }) => {
    const line = shown.get(n);
    if (line === undefined) throw anotherPayment();
    shown.delete(n);
    const { address: recipient, amount, memo, fee } = line;
    const payment = { network, tokenId, recipient, amount, memo, fee };
    return { intentId, plan, ...(from !== null && { sender: from }), payment };
  });
}
