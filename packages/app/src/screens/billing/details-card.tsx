import type { BillingSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Form, LoadedCard, SettingField, TextArea, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from '../business/business.css.ts';
import { textProps } from '../business/settings/field-props.ts';
import { SaveButton } from '../business/settings/save-button.tsx';
import { SettingsNotices } from '../business/settings/settings-notices.tsx';
import { useSettingsForm } from '../business/settings/use-settings-form.ts';
import { type DetailsField, detailsFields, readDetails } from './details-edits.ts';

/** Email and postal address of the invoices, to be changed. */
export function DetailsCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('billing.details')}
      text={t('billing.details.text')}
      resource={useServices().payments.billingDetails(businessId)}
      failed={t('billing.details.loadFailed')}
      rows={2}
    >
      {(saved) => <DetailsForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface DetailsFormProps {
  readonly businessId: number;
  readonly saved: BillingSettings;
}

function DetailsForm({ businessId, saved }: DetailsFormProps): ReactElement {
  const t = useTranslate();
  const form = useSettingsForm<BillingSettings, DetailsField>({
    ...{ businessId, form: `billing details of ${businessId}`, saved },
    resource: useServices().payments.billingDetails(businessId),
    read: (edits) => readDetails(saved, edits),
    put: ({ settings }, changed) => settings.billing.update(businessId, changed),
  });
  const shownIn = (field: DetailsField): string => form.edits[field] ?? saved[field] ?? '';
  const props = (field: DetailsField) => textProps(form, { field, value: shownIn(field), t });
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={detailsFields} />
      <SettingField>
        <TextField
          label={t('billing.email')}
          hint={t('billing.email.hint')}
          type="email"
          {...props('billingEmail')}
        />
      </SettingField>
      <SettingField>
        <TextArea
          label={t('billing.address')}
          hint={t('billing.address.hint')}
          rows={4}
          {...props('billingAddress')}
        />
      </SettingField>
      <div className={css.saveBelow}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}
