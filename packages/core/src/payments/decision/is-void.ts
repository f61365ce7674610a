import type { PaymentFact } from './decision-facts.ts';

/** Returns true where a person declared the payment void, and nobody accepted it since. */
export function isVoid({ invalidAt, acceptedAt }: PaymentFact): boolean {
  return invalidAt !== null && (acceptedAt === null || acceptedAt < invalidAt);
}
