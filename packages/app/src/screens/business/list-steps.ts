import { type BusinessDetail, type OnboardingStep, onboardingSteps } from '@billfold/core/payments';

export type ChecklistStep = Exclude<OnboardingStep, 'done'>;

/** Lists the steps before the first payment, each with whether the business has done it. */
export function listSteps(
  business: Pick<BusinessDetail, 'status' | 'settlementMemberId' | 'onboardingStep'>,
): readonly { readonly step: ChecklistStep; readonly isDone: boolean }[] {
  const { status, settlementMemberId, onboardingStep } = business;
  const reached = onboardingSteps.indexOf(onboardingStep);
  return [
    { step: 'business', isDone: true },
    { step: 'wallet', isDone: settlementMemberId !== null },
    // A business is active once it has a wallet and an asset.
    { step: 'assets', isDone: status === 'ACTIVE' },
    { step: 'checkout', isDone: reached > onboardingSteps.indexOf('checkout') },
    { step: 'firstPayment', isDone: onboardingStep === 'done' },
  ];
}
