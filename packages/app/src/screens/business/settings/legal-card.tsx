import { type Business, isPermitted, type LegalSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Form,
  LoadedCard,
  SettingField,
  Statement,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from '../business.css.ts';
import { textProps } from './field-props.ts';
import { type LegalField, legalFields, pageFields, readLegal } from './legal-edits.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Legal details on receipts, and pages that the checkout links to. */
export function LegalCard({ business }: { readonly business: Business }): ReactElement {
  const t = useTranslate();
  const mayChange = isPermitted(business.role, 'manage-settings');
  return (
    <LoadedCard
      title={t('businessLegal.title')}
      text={t(mayChange ? 'businessLegal.text' : 'businessLegal.readOnly')}
      resource={useServices().business.legal(business.id)}
      failed={t('businessLegal.loadFailed')}
      rows={6}
    >
      {(saved) =>
        mayChange ? (
          <LegalForm businessId={business.id} saved={saved} />
        ) : (
          <Statement
            rows={fieldNames.map((field) => ({
              label: t(`businessLegal.${field}`),
              value: saved[field] ?? t('businessLegal.none'),
            }))}
          />
        )
      }
    </LoadedCard>
  );
}

const fieldNames = [
  ...(['legalName', 'registrationNumber', 'vatId', 'address'] as const),
  ...pageFields,
] as const satisfies readonly LegalField[];

/** Addresses that show what belongs into a field. */
const examplePages = {
  termsUrl: 'https://shop.example/terms',
  privacyUrl: 'https://shop.example/privacy',
  refundUrl: 'https://shop.example/refunds',
} as const;

interface LegalFormProps {
  readonly businessId: number;
  readonly saved: LegalSettings;
}

function LegalForm({ businessId, saved }: LegalFormProps): ReactElement {
  const t = useTranslate();
  const form = useSettingsForm<LegalSettings, LegalField>({
    ...{ businessId, form: `legal details of ${businessId}`, saved },
    resource: useServices().business.legal(businessId),
    read: (edits) => readLegal(saved, edits),
    put: ({ settings }, changed) => settings.legal.update(businessId, changed),
  });
  const props = (field: LegalField) => ({
    label: t(`businessLegal.${field}`),
    maxLength: legalFields[field],
    ...textProps(form, { field, value: form.edits[field] ?? saved[field] ?? '', t }),
  });
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={fieldNames} />
      <SettingField>
        <TextField {...props('legalName')} autoComplete="organization" />
      </SettingField>
      <SettingField>
        <TextField {...props('registrationNumber')} />
      </SettingField>
      <SettingField>
        <TextField
          {...props('vatId')}
          // Room for the spaces of a number that is pasted in groups.
          maxLength={30}
          hint={t('businessLegal.vatId.hint')}
          spellCheck={false}
        />
      </SettingField>
      <SettingField>
        <TextArea {...props('address')} rows={3} autoComplete="street-address" />
      </SettingField>
      {pageFields.map((field) => (
        <SettingField key={field}>
          <TextField
            {...props(field)}
            type="url"
            hint={t('businessLegal.url.hint', { url: examplePages[field] })}
            spellCheck={false}
          />
        </SettingField>
      ))}
      <div className={css.saveBelow}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}
