import { type ColorToken, checkTheme, dark, light, type Scheme } from '@billfold/core/theme';
import { CopyButton, useTranslate } from '@billfold/react';
import { Button, Card, RadioCards, Tabs } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { ColorField } from './color-field.tsx';
import * as css from './embed-card.css.ts';
import { EmbedPreview } from './embed-preview.tsx';
import {
  type ChosenColors,
  type EmbedForm,
  embedForms,
  formatEmbedSnippet,
} from './embed-snippet.ts';
import * as settings from './settings.css.ts';

const fields = [
  { token: 'accent', label: 'accountDeveloper.embed.accent' },
  { token: 'accentText', label: 'accountDeveloper.embed.accentText' },
  { token: 'surfaceRaised', label: 'accountDeveloper.embed.dialog' },
  { token: 'text', label: 'accountDeveloper.embed.words' },
] as const;
const palettes = { light, dark } as const;

/** Lets developers try the wallet in the colours of their page, and copy the code for it. */
export function EmbedCard(): ReactElement {
  const t = useTranslate();
  const { bases } = useServices();
  const [colors, setColors] = useState<ChosenColors>({});
  const [scheme, setScheme] = useState<Scheme>('light');
  const [form, setForm] = useState<EmbedForm>('react');
  const look = { colors, scheme };
  const snippet = formatEmbedSnippet(
    form,
    bases.production?.wallet ?? window.location.origin,
    look,
  );
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
            {fields.map(({ token, label }) => (
              <ColorField
                key={token}
                label={t(label)}
                value={colors[token] ?? palettes[scheme][token]}
                error={isHardToRead(token, look) ? t('accountDeveloper.embed.contrast') : undefined}
                onValueChange={(value) => setColors({ ...colors, [token]: value })}
              />
            ))}
            {Object.keys(colors).length > 0 && (
              <div>
                <Button onClick={() => setColors({})}>{t('accountDeveloper.embed.reset')}</Button>
              </div>
            )}
          </div>
          <EmbedPreview {...look} />
        </div>
        <Tabs
          label={t('accountDeveloper.embed.form')}
          tabs={embedForms.map((value) => ({ value, label: t(`accountDeveloper.embed.${value}`) }))}
          value={form}
          onValueChange={setForm}
        >
          <pre className={css.code} translate="no" dir="ltr">
            <code>{snippet}</code>
          </pre>
        </Tabs>
        <div className={css.actions}>
          <CopyButton text={snippet} label={t('accountDeveloper.embed.copy')} />
        </div>
      </div>
    </Card>
  );
}

/** Finds whether the chosen colour is hard to read where our screens use it (WCAG 2.2). */
function isHardToRead(
  token: ColorToken,
  { colors, scheme }: { readonly colors: ChosenColors; readonly scheme: Scheme },
): boolean {
  return checkTheme({ colors }).some(
    (problem) =>
      problem.kind === 'low-contrast' && problem.scheme === scheme && problem.token === token,
  );
}
