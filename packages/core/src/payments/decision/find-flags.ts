import {
  type PaymentFlag,
  type PaymentStatus,
  paymentFlags,
} from '../../contract/payments/payment.ts';
import type { Acceptance } from './acceptance.ts';
import type { Money } from './count-money.ts';
import type { DecisionFacts, PaymentFact } from './decision-facts.ts';
import { wasConfirmed } from './find-status.ts';
import { isEnded } from './is-ended.ts';
import { isLate } from './is-late.ts';
import { isVoid } from './is-void.ts';

interface Outcome {
  readonly status: PaymentStatus;
  readonly acceptance: Acceptance | null;
}

/** Lists the flags of a payment, in the order of `paymentFlags`. */
export function findFlags(
  facts: DecisionFacts,
  { counted }: Money,
  { status, acceptance }: Outcome,
): readonly PaymentFlag[] {
  const { payment } = facts;
  const had = (flag: PaymentFlag) => payment.flags.includes(flag);
  const isMarked = acceptance?.isByHand === true || (status === 'INVALID' && isVoid(payment));
  const holds: Readonly<Record<PaymentFlag, boolean>> = {
    late:
      (isEnded(status) || acceptance !== null) &&
      counted.some((transfer) => isLate(transfer, facts)),
    multiple: counted.length > 1,
    wrongAsset: facts.transfers.some(
      ({ quoteId, endedAs, isDust }) => quoteId === null && endedAs === null && !isDust,
    ),
    doubleSpendRisk: counted.some(
      ({ blockHeight, isReplaceable }) => blockHeight === null && isReplaceable,
    ),
    reorged: wasTakenBack(payment, status) || (had('reorged') && status !== 'COMPLETED'),
    manuallyMarked: isMarked || had('manuallyMarked'),
    test: !payment.livemode,
  };
  return paymentFlags.filter((flag) => holds[flag]);
}

/** Returns true where a confirmed payment lost the blocks, or the money, that confirmed it. */
export function wasTakenBack(payment: PaymentFact, status: PaymentStatus): boolean {
  if (status === 'CONFIRMING')
    return payment.status === 'CONFIRMED' || payment.status === 'COMPLETED';
  return status === 'INVALID' && wasConfirmed(payment) && !isVoid(payment);
}
