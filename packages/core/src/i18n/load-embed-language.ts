import { matchLocale } from './match-locale.ts';
import type { PartialMessages } from './text-areas.ts';

const dialogs = import.meta.glob<PartialMessages>('./locales/*/dialog-catalogue.ts', {
  import: 'dialogCatalogue',
});
const wallets = import.meta.glob<PartialMessages>('./locales/*/wallet-catalogue.ts', {
  import: 'walletCatalogue',
});

/**
 * Loads the texts of Send, of Receive and of the frame in which secrets are typed, in the offered language that
 * fits `locale`. Returns undefined for English and for a language that is not offered. Rejects where the file
 * cannot be loaded.
 */
export async function loadDialogLanguage(locale: string): Promise<PartialMessages | undefined> {
  return dialogs[`./locales/${matchLocale([locale])}/dialog-catalogue.ts`]?.();
}

/** Loads the texts of the wallet's screens and of all their dialogs, like {@link loadDialogLanguage}. */
export async function loadWalletLanguage(locale: string): Promise<PartialMessages | undefined> {
  const [ofDialogs, ofScreens] = await Promise.all([
    loadDialogLanguage(locale),
    wallets[`./locales/${matchLocale([locale])}/wallet-catalogue.ts`]?.(),
  ]);
  return ofDialogs && { ...ofDialogs, ...ofScreens };
}
