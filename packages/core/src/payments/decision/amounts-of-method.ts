import { toBaseUnits } from '../../money/base-units.ts';
import type { Money } from './count-money.ts';
import type { CountedTransfer } from './count-transfers.ts';
import { sumCredits } from './credit-transfers.ts';
import type { MethodAmounts } from './decision.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { dueOfMethod } from './due-of-method.ts';
import { confirmedBy } from './find-confirmed.ts';

/**
 * Returns the amounts of the method that the payer chose last; null before one is chosen. Transfers in
 * its asset count as its own, and those in other assets lower its due, as does what was paid elsewhere.
 */
export function amountsOfMethod(
  { payment, quotes }: DecisionFacts,
  { counted, credited, owed }: Money,
): MethodAmounts | null {
  const quote = quotes.find(({ id }) => id === payment.quoteId);
  if (quote === undefined) return null;
  const inAsset = counted.filter((each) => each.quote.assetId === quote.assetId);
  const onOthers = counted.filter((each) => each.quote.id !== quote.id);
  const earlier = inAsset.filter((each) => each.quote.id !== quote.id);
  const due = dueOfMethod(quote, owed - sumCredits(onOthers)) + unitsOf(earlier);
  const seen = unitsOf(inAsset);
  const confirmed = unitsOf(inAsset.filter((each) => confirmedBy(each).reached !== 'SEEN'));
  return {
    due: toBaseUnits(due),
    seen: toBaseUnits(seen),
    confirmed: toBaseUnits(confirmed),
    // Less than the last shown decimal is not missing.
    shortBy: toBaseUnits(seen < due && credited < owed ? due - seen : 0n),
    overBy: toBaseUnits(seen > due ? seen - due : 0n),
  };
}

const unitsOf = (transfers: readonly CountedTransfer[]) =>
  transfers.reduce((sum, { units }) => sum + units, 0n);
