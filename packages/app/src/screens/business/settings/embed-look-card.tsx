import type { CryptocurrencyEmbedSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Checkbox, Form, LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ColorFields } from '../../account/settings/color-fields.tsx';
import { EmbedPreview } from '../../account/settings/embed-preview.tsx';
import {
  chosenColors,
  type EmbedLookField,
  embedLookFields,
  readEmbedLook,
} from './embed-look-edits.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import * as css from './setup.css.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Look of the embedded wallet, beside a preview that follows it. */
export function EmbedLookCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('businessSetup.look')}
      text={t('integrations.embed.text')}
      resource={useServices().business.embed(businessId)}
      failed={t('integrations.embed.loadFailed')}
      rows={5}
    >
      {(saved) => <EmbedLookForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

interface EmbedLookFormProps {
  readonly businessId: number;
  readonly saved: CryptocurrencyEmbedSettings;
}

function EmbedLookForm({ businessId, saved }: EmbedLookFormProps): ReactElement {
  const t = useTranslate();
  const { business } = useServices();
  const form = useSettingsForm<CryptocurrencyEmbedSettings, EmbedLookField>({
    ...{ businessId, form: `embedded wallet of ${businessId}`, saved },
    resource: business.embed(businessId),
    read: (edits) => readEmbedLook(saved, edits),
    put: ({ settings }, changed) => settings.cryptocurrencyEmbed.update(businessId, changed),
  });
  // Embedded pages have one palette, whatever the reader of this page prefers.
  const look = { colors: chosenColors(saved, form.edits), scheme: 'light' } as const;
  const { disableCreateAccountButton } = readEmbedLook(saved, form.edits).settings;
  return (
    <Form className={css.withPreview} onSubmit={form.save}>
      <div className={css.previewed}>
        <SettingsNotices form={form} fields={embedLookFields} />
        <div className={css.colors}>
          <ColorFields
            {...look}
            onColorsChange={(colors) => form.edit('colors', JSON.stringify(colors))}
          />
        </div>
        <Checkbox
          label={t('integrations.embed.accounts')}
          disabled={form.state.isBusy}
          checked={!disableCreateAccountButton}
          onCheckedChange={(is) => form.edit('accounts', is ? 'yes' : 'no')}
        />
      </div>
      <div className={css.besideFields}>
        <EmbedPreview
          colorScheme={look.scheme}
          embedSettings={{ colors: look.colors, disableCreateAccountButton }}
        />
      </div>
      <div className={css.belowFields}>
        <SaveButton form={form} />
      </div>
    </Form>
  );
}
