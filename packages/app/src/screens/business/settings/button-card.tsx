import type { IntegrationsSettings } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  EmptyState,
  ErrorState,
  Form,
  LoadedCard,
  LoadingText,
  Notice,
  RadioCards,
  Select,
  TextField,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useModeQuery } from '../../../services/use-livemode.ts';
import { PageLinkButton } from '../../../shell/page-link.tsx';
import { CodeBlock } from '../../developer/code-block.tsx';
import { textProps } from './field-props.ts';
import { type ButtonLook, buttonStyle, formatButton } from './integration-code.ts';
import type { SettingsEdits } from './kept-edits.ts';
import { textOrNull } from './read-fields.ts';
import { SaveButton } from './save-button.tsx';
import { SettingsNotices } from './settings-notices.tsx';
import * as css from './setup.css.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Builder of a button that opens a payment link. */
export function ButtonCard({ businessId }: { readonly businessId: number }): ReactElement {
  const t = useTranslate();
  return (
    <LoadedCard
      title={t('integrations.button')}
      text={t('integrations.button.text')}
      resource={useServices().business.integrations(businessId)}
      failed={t('integrations.button.loadFailed')}
      rows={4}
    >
      {(saved) => <ButtonForm businessId={businessId} saved={saved} />}
    </LoadedCard>
  );
}

type ButtonField = 'buttonLabel' | 'buttonTheme';
const buttonFields = ['buttonLabel', 'buttonTheme'] as const satisfies readonly ButtonField[];

interface ButtonFormProps {
  readonly businessId: number;
  readonly saved: IntegrationsSettings;
}

function ButtonForm({ businessId, saved }: ButtonFormProps): ReactElement {
  const t = useTranslate();
  const form = useSettingsForm<IntegrationsSettings, ButtonField>({
    ...{ businessId, form: `payment button of ${businessId}`, saved },
    resource: useServices().business.integrations(businessId),
    read: (edits) => ({ settings: readButton(saved, edits), invalid: {} }),
    put: ({ settings }, changed) => settings.integrations.update(businessId, changed),
  });
  const label = form.edits['buttonLabel'] ?? saved.buttonLabel ?? '';
  const text = t('integrations.button.default');
  const { buttonLabel, buttonTheme } = readButton(saved, form.edits);
  const look: ButtonLook = { label: buttonLabel ?? text, theme: buttonTheme };
  const links = useLinks(businessId);
  return (
    <Form className={css.wideStack} onSubmit={form.save}>
      <div className={css.withPreview}>
        <div className={css.previewed}>
          <SettingsNotices form={form} fields={buttonFields} />
          {links.link && (
            <Select
              label={t('integrations.button.link')}
              value={links.link.id}
              options={links.items.map(({ id, title, state }) => ({
                id,
                text: state === 'ACTIVE' ? title : `${title} · ${t(`paymentLinks.state.${state}`)}`,
              }))}
              onValueChange={links.choose}
            />
          )}
          <TextField
            label={t('integrations.button.label')}
            placeholder={text}
            maxLength={40}
            {...textProps(form, { field: 'buttonLabel', value: label, t })}
          />
          <RadioCards
            label={t('integrations.button.theme')}
            disabled={form.state.isBusy}
            value={look.theme ?? 'system'}
            onValueChange={(value) => form.edit('buttonTheme', value === 'system' ? '' : value)}
            options={(['system', 'light', 'dark'] as const).map((value) => ({
              value,
              title: t(`integrations.button.theme.${value}`),
            }))}
          />
        </div>
        <div className={css.besideFields}>
          <ButtonPreview links={links} look={look} />
        </div>
        <div className={css.belowFields}>
          <SaveButton form={form} />
        </div>
      </div>
      {links.link && links.link.state !== 'ACTIVE' && (
        <Notice tone="warning">{t('integrations.button.off')}</Notice>
      )}
      {links.link && (
        <CodeBlock
          label={t('integrations.button.code')}
          text={formatButton(links.link.url, look)}
          language="HTML"
          copy={t('integrations.copy')}
        />
      )}
    </Form>
  );
}

/** Puts the edits on top of the saved look. */
function readButton(saved: IntegrationsSettings, edits: SettingsEdits): IntegrationsSettings {
  const { buttonLabel = saved.buttonLabel, buttonTheme = saved.buttonTheme } = edits;
  return {
    ...saved,
    buttonLabel: textOrNull(buttonLabel),
    buttonTheme: buttonTheme === 'light' || buttonTheme === 'dark' ? buttonTheme : null,
  };
}

/** Loads the newest links of a business, of which the first that takes payments is chosen until another one is. */
function useLinks(businessId: number) {
  const resource = useServices().payments.links({
    ...{ businessId, isArchived: false, search: '', page: 1, pageSize: 100, ...useModeQuery() },
  });
  const { data, status, error } = useResource(resource);
  const [chosen, choose] = useState<string | null>(null);
  const items = data?.items ?? [];
  return {
    ...{ items, choose, isLoaded: data !== undefined },
    failure: status === 'failed' ? error : undefined,
    link:
      items.find(({ id }) => id === chosen) ??
      items.find(({ state }) => state === 'ACTIVE') ??
      items[0],
    retry: () => void resource.refresh(),
  };
}

interface ButtonPreviewProps {
  readonly links: ReturnType<typeof useLinks>;
  readonly look: ButtonLook;
}

/** The button for the chosen link, as a page shows it. */
function ButtonPreview({ links, look }: ButtonPreviewProps): ReactElement {
  const t = useTranslate();
  const { link, isLoaded, failure, retry } = links;
  if (link !== undefined)
    return (
      <section aria-label={t('integrations.button.preview')} className={css.buttonPreview}>
        <span className={css.previewOf}>{t('integrations.button.page')}</span>
        <a
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          style={buttonStyle(look.theme)}
        >
          {look.label}
        </a>
      </section>
    );
  if (!isLoaded && failure !== undefined)
    return (
      <ErrorState
        title={t('integrations.button.links.loadFailed')}
        error={failure}
        onRetry={retry}
      />
    );
  if (!isLoaded) return <LoadingText />;
  return (
    <EmptyState
      title={t('integrations.button.none')}
      text={t('integrations.button.none.text')}
      action={
        <PageLinkButton href="/payments/payment-links">
          {t('integrations.button.none.create')}
        </PageLinkButton>
      }
    />
  );
}
