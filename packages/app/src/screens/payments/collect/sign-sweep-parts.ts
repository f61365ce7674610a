import { type AccountAsset, type Decimal, getNetwork, parseAmount } from '@billfold/core';
import {
  anotherPayment,
  feeChanged,
  findNamedAsset,
  firstBusinessIndex,
} from '@billfold/core/internal';
import type {
  OwnAddress,
  Sweep,
  SweepIntents,
  SweepPartIntent,
  SweepPlan,
  SweepWithParts,
} from '@billfold/core/payments';
import type { PartPayment, SignedTransfer } from '../signing/sign-parts.ts';
import { requireSignedAsset, tokenIdOf } from '../signing/signed-asset.ts';

/** Sweep whose parts are signed together. */
export type SignedSweep = SignedTransfer<SweepIntents, SweepWithParts>;

/** Plan as the page shows it. */
export interface ShownPlan {
  readonly plan: SweepPlan;
  /** Asset that was to be collected, such as `USDT@TRX`, in whose unit the amount is shown. */
  readonly asset: string;
}

/**
 * Returns the payments of a plan as the page shows it: each address sends its amount to the settlement account, or gets the gas
 * that was shown, and costs no more than its fee in all.
 * @throws {BillfoldError} `signer_unavailable` for anything else
 */
export function paymentsOfPlan(
  { plan, asset: name }: ShownPlan,
  intents: SweepIntents,
): readonly PartPayment[] {
  const asset = requireSignedAsset(plan);
  if (asset.id !== findNamedAsset(name)?.id) throw anotherPayment();
  requireShownTotals(plan, asset);
  requirePlaces(intents);
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
    const sender = isGas ? plan.to : purse?.address;
    if (purse === undefined || part.sender !== sender) throw anotherPayment();
    const rest = (left.get(purse.accountId) ?? 0n) - parseAmount(part.fee, decimals);
    const key = `${part.step} ${purse.accountId}`;
    if (rest < 0n || used.has(key)) throw anotherPayment();
    left.set(purse.accountId, rest);
    used.add(key);
    const shown = isGas
      ? { recipient: purse.address, amount: purse.gasToBring }
      : { recipient: plan.to, amount: purse.amount };
    return toPayment(asset, part, { ...shown, fee: part.fee });
  });
}

/**
 * Requires addresses that add up to the totals of their plan: the page shows these, and each address signs its own.
 * @throws {BillfoldError} `signer_unavailable`
 */
function requireShownTotals(plan: SweepPlan, asset: AccountAsset): void {
  const { purses } = plan;
  const { decimals } = getNetwork(plan.network);
  const native = (amount: Decimal): bigint => parseAmount(amount, decimals);
  const units = (amount: Decimal): bigint => parseAmount(amount, asset.decimals);
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
 * @throws {BillfoldError} `fee_changed` for a part that costs more or sends less than was shown, that was not shown, or that is
 * left out now; `signer_unavailable` for another account that pays, moves to several places, or an asset that the network does
 * not have
 */
export function paymentsOfRest(
  sweep: Sweep,
  shown: SweepIntents,
  now: SweepIntents,
): readonly PartPayment[] {
  const asset = requireSignedAsset(sweep);
  requirePlaces(now);
  const parts = new Map(shown.parts.map((part) => [part.n, part]));
  const payments = now.parts.map((part) => {
    const before = parts.get(part.n);
    if (before === undefined || !isCovered(asset, before, part)) throw feeChanged();
    if (part.sender !== (part.step === 'GAS' ? sweep.to : before.sender)) throw anotherPayment();
    parts.delete(part.n);
    const recipient = part.step === 'GAS' ? before.recipient : sweep.to;
    return toPayment(asset, part, { recipient, amount: part.amount, fee: part.fee });
  });
  if (parts.size > 0) throw feeChanged();
  return payments;
}

/**
 * Requires all moves to go to the first address of one account, as any other address of the seed is no settlement account, and
 * all parts to stay among accounts of businesses: nothing is taken from an account that its owner opened.
 * @throws {BillfoldError} `signer_unavailable`
 */
function requirePlaces({ parts }: SweepIntents): void {
  const isBusiness = ({ accountIndex }: OwnAddress): boolean => accountIndex >= firstBusinessIndex;
  const isPaid = parts.every(
    ({ senderAt, recipientAt }) => isBusiness(senderAt) && isBusiness(recipientAt),
  );
  const places = parts.flatMap(({ step, recipientAt }) => (step === 'MOVE' ? [recipientAt] : []));
  const [first] = places;
  const isOne = places.every(
    ({ accountIndex, addressIndex }) => addressIndex === 0 && accountIndex === first?.accountIndex,
  );
  if (!isPaid || !isOne) throw anotherPayment();
}

/** Reports whether a part sends no less than was shown of it, and takes no more from its account, for the same recipient. */
function isCovered(asset: AccountAsset, before: SweepPartIntent, now: SweepPartIntent): boolean {
  const { decimals } = getNetwork(asset.network);
  const isToken = now.step === 'MOVE' && tokenIdOf(asset) !== null;
  const amount = (part: SweepPartIntent): bigint =>
    parseAmount(part.amount, isToken ? asset.decimals : decimals);
  const fee = (part: SweepPartIntent): bigint => parseAmount(part.fee, decimals);
  const total = (part: SweepPartIntent): bigint => amount(part) + (isToken ? 0n : fee(part));
  return (
    now.step === before.step &&
    now.accountId === before.accountId &&
    now.recipient === before.recipient &&
    fee(now) <= fee(before) &&
    amount(now) >= amount(before) &&
    total(now) <= total(before)
  );
}

interface ShownPart {
  readonly recipient: string;
  readonly amount: Decimal;
  readonly fee: Decimal;
}

function toPayment(
  asset: AccountAsset,
  { intentId, plan, step, sender, senderAt, recipientAt }: SweepPartIntent,
  shown: ShownPart,
): PartPayment {
  const { network } = asset;
  const tokenId = step === 'GAS' ? null : tokenIdOf(asset);
  const payment = { network, tokenId, memo: null, ...shown };
  return { intentId, plan, sender, senderAt, recipientAt, payment };
}
