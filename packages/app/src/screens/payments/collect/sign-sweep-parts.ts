import { type Decimal, getNetwork, type Network, parseAmount } from '@billfold/core';
import { anotherPayment, feeChanged, findNamedAsset } from '@billfold/core/internal';
import type {
  Sweep,
  SweepIntents,
  SweepPartIntent,
  SweepPlan,
  SweepWithParts,
} from '@billfold/core/payments';
import { nameOfAsset } from '../name-of-asset.ts';
import type { PartPayment, SignedTransfer } from '../signing/sign-parts.ts';

/** Sweep whose parts are signed together. */
export type SignedSweep = SignedTransfer<SweepIntents, SweepWithParts>;

/**
 * Returns the payments of a plan as the page shows it: each address sends its amount to the settlement account, or gets the gas
 * that was shown, and costs no more than its fee in all.
 * @throws {BillfoldError} `signer_unavailable` for anything else
 */
export function paymentsOfPlan(plan: SweepPlan, intents: SweepIntents): readonly PartPayment[] {
  requireShownTotals(plan);
  requireOneSettlement(intents);
  const { decimals } = getNetwork(plan.network);
  const left = new Map<string, bigint>(
    plan.purses.map(({ accountId, fee }) => [accountId, parseAmount(fee, decimals)]),
  );
  const used = new Set<string>();
  return intents.parts.map((part) => {
    const isGas = part.step === 'GAS';
    const purse = plan.purses.find(({ accountId, address }) =>
      isGas ? address === part.recipient : accountId === part.accountId,
    );
    if (purse === undefined) throw anotherPayment();
    const rest = (left.get(purse.accountId) ?? 0n) - parseAmount(part.fee, decimals);
    const key = `${part.step} ${purse.accountId}`;
    if (rest < 0n || used.has(key)) throw anotherPayment();
    left.set(purse.accountId, rest);
    used.add(key);
    const shown = isGas
      ? { recipient: purse.address, amount: purse.gasToBring }
      : { recipient: plan.to, amount: purse.amount };
    return toPayment(plan, part, { ...shown, fee: part.fee });
  });
}

/**
 * Requires addresses that add up to the totals of their plan: the page shows these, and each address signs its own.
 * @throws {BillfoldError} `signer_unavailable`
 */
function requireShownTotals(plan: SweepPlan): void {
  const { purses } = plan;
  const { decimals } = getNetwork(plan.network);
  const asset = findNamedAsset(nameOfAsset(plan));
  const native = (amount: Decimal): bigint => parseAmount(amount, decimals);
  const units = (amount: Decimal): bigint => parseAmount(amount, asset?.decimals ?? decimals);
  const isShown =
    purses.length === plan.addresses &&
    purses.reduce((sum, { fee }) => sum + native(fee), 0n) <= native(plan.fee) &&
    purses.reduce((sum, { amount }) => sum + units(amount), 0n) === units(plan.amount) &&
    purses.reduce((sum, { gasToBring }) => sum + native(gasToBring), 0n) ===
      native(plan.gasToBring);
  if (!isShown) throw anotherPayment();
}

/**
 * Returns the payments of what is left of a sweep, as the review in the dialog shows them. Prices move with each block: a part
 * may cost less by now, and send that much more.
 * @throws {BillfoldError} `fee_changed` for a part that costs more than was shown, or that was not; `signer_unavailable` for
 * moves to several places
 */
export function paymentsOfRest(
  sweep: Sweep,
  shown: SweepIntents,
  now: SweepIntents,
): readonly PartPayment[] {
  requireOneSettlement(now);
  const parts = new Map(shown.parts.map((part) => [part.n, part]));
  return now.parts.map((part) => {
    const before = parts.get(part.n);
    if (before === undefined || !isCovered(sweep, before, part)) throw feeChanged();
    parts.delete(part.n);
    const recipient = part.step === 'GAS' ? before.recipient : sweep.to;
    return toPayment(sweep, part, { recipient, amount: part.amount, fee: before.fee });
  });
}

/**
 * Requires all moves to go to the first address of one account: any other address of the seed is no settlement account.
 * @throws {BillfoldError} `signer_unavailable`
 */
function requireOneSettlement({ parts }: SweepIntents): void {
  const places = parts.flatMap(({ step, recipientAt }) => (step === 'MOVE' ? [recipientAt] : []));
  const [first] = places;
  const isOne = places.every(
    ({ accountIndex, addressIndex }) => addressIndex === 0 && accountIndex === first?.accountIndex,
  );
  if (!isOne) throw anotherPayment();
}

/** Reports whether a part takes no more from its account than was shown of it, for the same recipient. */
function isCovered(sweep: Sweep, before: SweepPartIntent, now: SweepPartIntent): boolean {
  const { decimals } = getNetwork(sweep.network);
  const asset = findNamedAsset(nameOfAsset(sweep));
  const isToken = now.step === 'MOVE' && asset?.id !== sweep.network;
  const amount = (part: SweepPartIntent): bigint =>
    parseAmount(part.amount, isToken ? (asset?.decimals ?? 0) : decimals);
  const fee = (part: SweepPartIntent): bigint => parseAmount(part.fee, decimals);
  const total = (part: SweepPartIntent): bigint => amount(part) + (isToken ? 0n : fee(part));
  return (
    now.step === before.step &&
    now.accountId === before.accountId &&
    now.recipient === before.recipient &&
    fee(now) <= fee(before) &&
    total(now) <= total(before)
  );
}

interface ShownPart {
  readonly recipient: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
}

function toPayment(
  sweep: Pick<SweepPlan, 'asset' | 'network'>,
  { intentId, plan, step, recipientAt }: SweepPartIntent,
  shown: ShownPart,
): PartPayment {
  const network: Network = sweep.network;
  const id = findNamedAsset(nameOfAsset(sweep))?.id ?? network;
  const tokenId = step === 'GAS' || id === network ? null : id;
  return { intentId, plan, recipientAt, payment: { network, tokenId, memo: null, ...shown } };
}
