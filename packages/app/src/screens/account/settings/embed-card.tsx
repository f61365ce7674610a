import type { Scheme } from '@billfold/core/theme';
import { CopyButton, useTranslate } from '@billfold/react';
import { Card, RadioCards, Tabs } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useWalletOrigin } from '../../../services/use-wallet-origin.ts';
import { CodeBlock } from '../../developer/code-block.tsx';
import { ColorFields } from './color-fields.tsx';
import * as css from './embed-card.css.ts';
import { EmbedPreview } from './embed-preview.tsx';
import {
  type ChosenColors,
  type EmbedForm,
  embedForms,
  formatEmbedSnippet,
} from './embed-snippet.ts';
import * as settings from './settings.css.ts';

/** Lets developers try the wallet in the colours of their page, and copy the code for it. */
export function EmbedCard(): ReactElement {
  const t = useTranslate();
  const [colors, setColors] = useState<ChosenColors>({});
  const [scheme, setScheme] = useState<Scheme>('light');
  const [form, setForm] = useState<EmbedForm>('react');
  const look = { colors, scheme };
  const snippet = formatEmbedSnippet(form, useWalletOrigin(), look);
  return (
    <Card title={t('accountDeveloper.embed')}>
      <div className={settings.stack}>
        <p className={settings.text}>{t('accountDeveloper.embed.text')}</p>
        <div className={css.parts}>
          <div className={css.fields}>
            <RadioCards
              label={t('accountDeveloper.embed.scheme')}
              options={(['light', 'dark'] as const).map((value) => ({
                value,
                title: t(`accountGeneral.theme.${value}`),
              }))}
              value={scheme}
              onValueChange={setScheme}
            />
            <ColorFields {...look} onColorsChange={setColors} />
          </div>
          <EmbedPreview theme={{ colors }} colorScheme={scheme} />
        </div>
        <Tabs
          label={t('accountDeveloper.embed.form')}
          tabs={embedForms.map((value) => ({ value, label: t(`accountDeveloper.embed.${value}`) }))}
          value={form}
          onValueChange={setForm}
        >
          <CodeBlock label={t('accountDeveloper.embed')} text={snippet} />
        </Tabs>
        <div className={css.actions}>
          <CopyButton text={snippet} label={t('accountDeveloper.embed.copy')} />
        </div>
      </div>
    </Card>
  );
}
