import type { CheckoutSettings } from '@billfold/core/payments';
import { useServices } from '../../../services/services-context.ts';
import { type CheckoutFieldName, readCheckout } from './checkout-edits.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

export interface CheckoutFormOptions {
  readonly businessId: number;
  readonly saved: CheckoutSettings;
}

export interface CheckoutForm extends SettingsForm<CheckoutFieldName> {
  /** Settings with the edits on top, as far as they are valid. */
  readonly typed: CheckoutSettings;
}

/** Edits the settings of the checkout. */
export function useCheckoutForm({ businessId, saved }: CheckoutFormOptions): CheckoutForm {
  const { business } = useServices();
  const finish = useOnboardingStep(businessId);
  const form = useSettingsForm<CheckoutSettings, CheckoutFieldName>({
    ...{ businessId, form: `checkout of ${businessId}`, saved },
    resource: business.checkout(businessId),
    read: (edits) => readCheckout(saved, edits),
    put: async ({ settings }, changed) => {
      await settings.checkout.update(businessId, changed);
      await finish('checkout');
    },
  });
  return { ...form, typed: readCheckout(saved, form.edits).settings };
}
