import type { ChecklistStep } from '../list-steps.ts';

/** Steps of onboarding, in order. */
export const steps = [
  'business',
  'wallet',
  'assets',
  'checkout',
  'firstPayment',
] as const satisfies readonly ChecklistStep[];

/** Returns the address of a step for the selected business. */
export function hrefOfStep(step: ChecklistStep, paymentId?: string): string {
  const payment = paymentId === undefined ? '' : `&payment=${paymentId}`;
  return `/payments/onboarding?step=${step}${payment}`;
}

/** Reads the step out of the address; null for a business that is yet to be created. */
export function readStep(search: string): ChecklistStep | null {
  const wanted = new URLSearchParams(search).get('step');
  return steps.find((each) => each === wanted) ?? null;
}

/** Returns the step after this one; null after the last. */
export function stepAfter(step: ChecklistStep): ChecklistStep | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** Returns the step before this one; null before the first. */
export function stepBefore(step: ChecklistStep): ChecklistStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
