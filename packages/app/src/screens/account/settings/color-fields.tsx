import { type ColorToken, checkTheme, dark, light } from '@billfold/core/theme';
import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ColorField } from './color-field.tsx';
import type { ChosenColors, EmbedLook } from './embed-snippet.ts';

const fields = [
  { token: 'accent', label: 'accountDeveloper.embed.accent' },
  { token: 'accentText', label: 'accountDeveloper.embed.accentText' },
  { token: 'surfaceRaised', label: 'accountDeveloper.embed.dialog' },
  { token: 'text', label: 'accountDeveloper.embed.words' },
] as const;
const palettes = { light, dark } as const;

export interface ColorFieldsProps extends EmbedLook {
  readonly onColorsChange: (colors: ChosenColors) => void;
}

/** Colours of a wallet on another page; one that is hard to read says so. */
export function ColorFields({ colors, scheme, onColorsChange }: ColorFieldsProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      {fields.map(({ token, label }) => (
        <ColorField
          key={token}
          label={t(label)}
          value={colors[token] ?? palettes[scheme][token]}
          error={
            isHardToRead(token, { colors, scheme })
              ? t('accountDeveloper.embed.contrast')
              : undefined
          }
          onValueChange={(value) => onColorsChange({ ...colors, [token]: value })}
        />
      ))}
      {Object.keys(colors).length > 0 && (
        <div>
          <Button onClick={() => onColorsChange({})}>{t('accountDeveloper.embed.reset')}</Button>
        </div>
      )}
    </>
  );
}

/** Finds whether the chosen colour is hard to read where our screens use it (WCAG 2.2). */
function isHardToRead(token: ColorToken, { colors, scheme }: EmbedLook): boolean {
  return checkTheme({ colors }).some(
    (problem) =>
      problem.kind === 'low-contrast' && problem.scheme === scheme && problem.token === token,
  );
}
