import type { CryptocurrencyEmbedSettings } from '@billfold/core/payments';
import { parseColorVariables } from '@billfold/core/theme';
import type { ChosenColors } from '../../account/settings/embed-snippet.ts';
import type { SettingsEdits } from './kept-edits.ts';

export const embedLookFields = ['colors', 'accounts'] as const;
export type EmbedLookField = (typeof embedLookFields)[number];

/** Returns the chosen colours, which are edited as JSON. */
export function chosenColors(
  saved: CryptocurrencyEmbedSettings,
  { colors }: SettingsEdits,
): ChosenColors {
  return parseColorVariables(colors ?? saved.colors).colors;
}

/** Puts the edits on top of the saved look. */
export function readEmbedLook(saved: CryptocurrencyEmbedSettings, edits: SettingsEdits) {
  const { colors, accounts } = edits;
  const settings: CryptocurrencyEmbedSettings = {
    ...saved,
    ...(colors !== undefined && { colors: { ...chosenColors(saved, edits) } }),
    ...(accounts !== undefined && { disableCreateAccountButton: accounts === 'no' }),
  };
  return { settings, invalid: {} };
}
