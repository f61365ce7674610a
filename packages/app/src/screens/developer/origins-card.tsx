import type { DeveloperSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Form, LoadedCard, TextArea } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import { textProps } from '../business/settings/field-props.ts';
import { SaveButton } from '../business/settings/save-button.tsx';
import { SettingsNotices } from '../business/settings/settings-notices.tsx';
import { useSettingsForm } from '../business/settings/use-settings-form.ts';
import * as css from './developer.css.ts';
import { type OriginsField, readOrigins } from './read-origins.ts';

/** Pages that may show the checkout of a business in a frame. */
export function OriginsCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('origins.title')}
      text={t('origins.text')}
      resource={useServices().developer.settings(businessId)}
      failed={t('origins.loadFailed')}
      rows={2}
    >
      {(saved) => <OriginsForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface OriginsFormProps {
  readonly businessId: number;
  readonly saved: DeveloperSettings;
}

function OriginsForm({ businessId, saved }: OriginsFormProps): ReactElement {
  const t = useTranslate();
  const written = saved.allowedOrigins.join('\n');
  const form = useSettingsForm<DeveloperSettings, OriginsField>({
    ...{ businessId, form: `allowed origins of ${businessId}`, saved },
    resource: useServices().developer.settings(businessId),
    read: ({ allowedOrigins = written }) => {
      const { invalid, origins } = readOrigins(allowedOrigins);
      return { invalid, settings: { ...saved, allowedOrigins: origins } };
    },
    put: ({ settings }, changed) => settings.developer.update(businessId, changed),
  });
  const value = form.edits['allowedOrigins'] ?? written;
  return (
    <Form className={css.stack} onSubmit={form.save}>
      <SettingsNotices form={form} fields={['allowedOrigins']} />
      <TextArea
        label={t('origins.allowed')}
        hint={t('origins.allowed.hint')}
        rows={3}
        mono
        spellCheck={false}
        {...textProps(form, { field: 'allowedOrigins', value, t })}
      />
      <SaveButton form={form} />
    </Form>
  );
}
