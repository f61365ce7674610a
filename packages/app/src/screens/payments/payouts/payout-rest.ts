import { type Decimal, formatAmount, getNetwork, parseAmount } from '@billfold/core';
import { anotherPayment, feeChanged } from '@billfold/core/internal';
import type { PayoutIntents, PayoutWithLines } from '@billfold/core/payments';
import { requireSignedAsset } from '../signing/signed-asset.ts';
import type { ShownLine } from './sign-lines.ts';

/** Lines of a review, with their signer. */
interface ReviewedLines extends Pick<PayoutIntents, 'lines' | 'rest' | 'waiting'> {
  /** True where the server signs. */
  readonly isHosted: boolean;
}

/** Review of what is left of a payout, with the payout that is signed: the page may have loaded another one since. */
export interface RestReview extends PayoutIntents {
  readonly signed: PayoutWithLines;
  readonly shown: PayoutRest;
}

/** Line of a payout that one signature pays. */
export interface RestLine extends ShownLine {
  readonly reference: string | null;
}

/** Lines that one signature pays, as the dialog shows them. */
export interface PayoutRest {
  readonly lines: readonly RestLine[];
  /** Sum of the lines, in the asset. */
  readonly amount: Decimal;
  /** The most that they cost together, in the native asset. */
  readonly fee: Decimal;
  /** Lines that wait for another signature. */
  readonly waiting: number;
}

/**
 * Returns what one signature pays: the lines that this device signs now, or all that are left where the server signs. Recipients
 * and amounts are those of the payout on the page, whatever its review says.
 * @throws {BillfoldError} `signer_unavailable` for a line that the page does not know, or that comes twice
 */
export function restOfPayout(
  payout: PayoutWithLines,
  { isHosted, lines: ready, rest, waiting }: ReviewedLines,
): PayoutRest {
  const { decimals } = requireSignedAsset(payout);
  const native = getNetwork(payout.network);
  const known = new Map(payout.lines.map((line) => [line.n, line]));
  const lines = (isHosted ? rest : ready).map(({ n, fee }): RestLine => {
    const line = known.get(n);
    if (line === undefined) throw anotherPayment();
    known.delete(n);
    const { address, amount, memo, reference } = line;
    return { n, address, amount, memo, reference, fee };
  });
  const sumOf = (amounts: readonly Decimal[], digits: number): Decimal =>
    formatAmount(
      amounts.reduce((sum, amount) => sum + parseAmount(amount, digits), 0n),
      digits,
    );
  return {
    lines,
    amount: sumOf(
      lines.map(({ amount }) => amount),
      decimals,
    ),
    fee: sumOf(
      lines.map(({ fee }) => fee),
      native.decimals,
    ),
    waiting: isHosted ? 0 : waiting,
  };
}

/**
 * Requires the lines that were shown, and no dearer: more or fewer of them are shown first.
 * @throws {BillfoldError} `fee_changed`
 */
export function requireShownLines(
  { network }: Pick<PayoutWithLines, 'network'>,
  shown: PayoutRest,
  now: PayoutRest,
): void {
  const { decimals } = getNetwork(network);
  const fees = new Map(shown.lines.map(({ n, fee }) => [n, parseAmount(fee, decimals)]));
  const isShown =
    now.lines.length === shown.lines.length &&
    now.lines.every(({ n, fee }) => parseAmount(fee, decimals) <= (fees.get(n) ?? -1n));
  if (!isShown) throw feeChanged();
}
