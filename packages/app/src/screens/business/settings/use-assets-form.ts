import type { CryptocurrencySettings } from '@billfold/core/payments';
import { useServices } from '../../../services/services-context.ts';
import { type AssetFieldName, readAssets } from './asset-edits.ts';
import type { SettingsEdits } from './kept-edits.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

export interface AssetsFormOptions {
  readonly businessId: number;
  readonly saved: CryptocurrencySettings;
  /** Edits that the form opens with. */
  readonly suggested?: SettingsEdits;
}

export interface AssetsForm extends SettingsForm<AssetFieldName> {
  /** True where at least one asset is accepted, with the edits on top. */
  readonly acceptsAny: boolean;
}

/** Edits the assets that a business accepts. */
export function useAssetsForm(options: AssetsFormOptions): AssetsForm {
  const { businessId, saved, suggested } = options;
  const { business, payments } = useServices();
  const finish = useOnboardingStep(businessId);
  const form = useSettingsForm<CryptocurrencySettings, AssetFieldName>({
    ...{ businessId, form: `accepted assets of ${businessId}`, saved },
    ...(suggested && { suggested }),
    resource: business.assets(businessId),
    read: (edits) => readAssets(saved, edits),
    put: async ({ settings }, changed) => {
      await settings.cryptocurrency.update(businessId, changed);
      payments.invalidate();
      if (changed.assets.some(({ isEnabled }) => isEnabled)) await finish('assets');
    },
    action: 'assets.updated',
  });
  const { assets } = readAssets(saved, form.edits).settings;
  return { ...form, acceptsAny: assets.some(({ isEnabled }) => isEnabled) };
}
