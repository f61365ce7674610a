import type { PaymentsSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Checkbox,
  Form,
  LoadedCard,
  RadioCards,
  Select,
  SettingField,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from '../business.css.ts';
import { textProps } from './field-props.ts';
import { PolicyField } from './policy-field.tsx';
import { type RulesField, readRules, rulesFields, textsOfRules } from './rules-edits.ts';
import { AdjustField, PriceLimitField, ToleranceField, WindowField } from './rules-fields.tsx';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import { useMinutesText } from './use-minutes-text.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** Rules of all payments of a business. */
export function RulesCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('businessSetup.rules')}
      text={t('businessSetup.rules.text')}
      resource={useServices().business.rules(businessId)}
      failed={t('businessSetup.rules.loadFailed')}
      rows={6}
    >
      {(saved) => <RulesForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

export interface RulesFormProps {
  readonly businessId: number;
  readonly saved: PaymentsSettings;
}

export function useRulesForm({ businessId, saved }: RulesFormProps): SettingsForm<RulesField> {
  return useSettingsForm<PaymentsSettings, RulesField>({
    ...{ businessId, form: `payment rules of ${businessId}`, saved },
    resource: useServices().business.rules(businessId),
    read: (edits) => readRules(saved, edits),
    put: ({ settings }, changed) => settings.payments.update(businessId, changed),
  });
}

const selections = ['15', '30', '60', '240', '1440'];

function RulesForm(props: RulesFormProps): ReactElement {
  const t = useTranslate();
  const minutesText = useMinutesText();
  const form = useRulesForm(props);
  const values = { ...textsOfRules(props.saved), ...form.edits };
  const currency = useResource(useServices().business.detail(props.businessId)).data
    ?.defaultCurrency;
  const field = (name: RulesField) => ({ form, field: name, value: values[name] });
  const { selectionMinutes } = values;
  const offered = selections.includes(selectionMinutes)
    ? selections
    : [selectionMinutes, ...selections];
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={rulesFields} />
      <SettingField>
        <PolicyField
          form={form}
          names={{ policy: 'policy', confirmations: 'confirmations' }}
          policy={values.policy}
          confirmations={values.confirmations}
        />
      </SettingField>
      <SettingField>
        <WindowField {...field('windowMinutes')} usual={t('businessSetup.window.usual')} />
      </SettingField>
      <SettingField>
        <Select
          label={t('businessSetup.selection')}
          hint={t('businessSetup.selection.hint')}
          disabled={form.state.isBusy}
          value={selectionMinutes}
          options={offered.map((id) => ({ id, text: minutesText(Number(id)) }))}
          onValueChange={(id) => form.edit('selectionMinutes', id)}
        />
      </SettingField>
      <SettingField>
        <ToleranceField {...field('toleranceBps')} />
      </SettingField>
      <SettingField>
        <AdjustField {...field('adjustBps')} />
      </SettingField>
      <SettingField>
        <PriceLimitField {...field('minPrice')} kind="minPrice" currency={currency ?? ''} />
      </SettingField>
      <SettingField>
        <PriceLimitField {...field('maxPrice')} kind="maxPrice" currency={currency ?? ''} />
      </SettingField>
      <SettingField>
        <TextField
          label={t('businessSetup.receiptPrefix')}
          hint={t('businessSetup.receiptPrefix.hint')}
          maxLength={12}
          {...textProps(form, { field: 'receiptPrefix', value: values.receiptPrefix, t })}
        />
      </SettingField>
      <SettingField>
        <RadioCards
          label={t('businessSetup.rules.late')}
          disabled={form.state.isBusy}
          value={values.latePolicy}
          onValueChange={(value) => form.edit('latePolicy', value)}
          options={(['MANUAL', 'ACCEPT_LATE_IF_ENOUGH'] as const).map((value) => ({
            value,
            title: t(`businessSetup.rules.late.${value}`),
            details: [t(`businessSetup.rules.late.${value}.text`)],
          }))}
        />
      </SettingField>
      <SettingField>
        <Checkbox
          label={t('businessSetup.rules.refresh')}
          disabled={form.state.isBusy}
          checked={values.allowsRefresh === 'yes'}
          onCheckedChange={(is) => form.edit('allowsRefresh', is ? 'yes' : 'no')}
        />
      </SettingField>
      <div className={css.saveBelow}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}
