import { isBillfoldError } from '@billfold/core';
import { type OnboardingStep, onboardingSteps } from '@billfold/core/payments';
import { useServices } from '../../../services/services-context.ts';

/**
 * Returns how to note that a step of onboarding is done, wherever it was done. Later steps stay done. A note that
 * fails leaves the step open in the checklist and is told nowhere: what was done is saved by then.
 */
export function useOnboardingStep(
  businessId: number,
): (step: Exclude<OnboardingStep, 'done'>) => Promise<void> {
  const { business } = useServices();
  return async (step) => {
    const next = onboardingSteps.indexOf(step) + 1;
    const nextStep = onboardingSteps[next];
    try {
      await business.call(async ({ businesses }) => {
        const { onboardingStep } = await businesses.get(businessId);
        if (nextStep === undefined || onboardingSteps.indexOf(onboardingStep) >= next) return;
        await businesses.update(businessId, { onboardingStep: nextStep });
      });
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
    }
  };
}
