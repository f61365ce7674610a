import type { DeveloperSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Form, LoadedCard, SettingField, TextArea } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from '../business/business.css.ts';
import { textProps } from '../business/settings/field-props.ts';
import { SaveButton } from '../business/settings/save-button.tsx';
import { SettingsNotices } from '../business/settings/settings-notices.tsx';
import { useSettingsForm } from '../business/settings/use-settings-form.ts';
import { type OriginsField, readHosts, readOrigins } from './read-origins.ts';

/** Pages that may show the checkout of a business in a frame, and hosts that it may lead back to. */
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
  const written = {
    allowedOrigins: saved.allowedOrigins.join('\n'),
    allowedRedirectHosts: saved.allowedRedirectHosts.join('\n'),
  };
  const form = useSettingsForm<DeveloperSettings, OriginsField>({
    ...{ businessId, form: `allowed origins of ${businessId}`, saved },
    resource: useServices().developer.settings(businessId),
    read: (edits) => {
      const typed = { ...written, ...edits };
      const { invalid, origins } = readOrigins(typed.allowedOrigins);
      const { invalid: invalidHosts, hosts } = readHosts(typed.allowedRedirectHosts);
      return {
        invalid: { ...invalid, ...invalidHosts },
        settings: { ...saved, allowedOrigins: origins, allowedRedirectHosts: hosts },
      };
    },
    put: ({ settings }, changed) => settings.developer.update(businessId, changed),
  });
  const values = { ...written, ...form.edits };
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={['allowedOrigins', 'allowedRedirectHosts']} />
      <SettingField>
        <TextArea
          label={t('origins.allowed')}
          hint={t('origins.allowed.hint')}
          rows={3}
          mono
          spellCheck={false}
          {...textProps(form, { field: 'allowedOrigins', value: values.allowedOrigins, t })}
        />
      </SettingField>
      <SettingField>
        <TextArea
          label={t('origins.hosts')}
          hint={t('origins.hosts.hint')}
          rows={3}
          mono
          spellCheck={false}
          {...textProps(form, {
            ...{ field: 'allowedRedirectHosts', value: values.allowedRedirectHosts, t },
          })}
        />
      </SettingField>
      <div className={css.saveBelow}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}
