import type { PartialMessages } from '../../text-areas.ts';

/** Texts of the wallet's screens that a page shows by the script tag, without those of their dialogs. */
export const walletCatalogue: PartialMessages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<PartialMessages>(
      './{accounts,asset,chart,contacts,pickers,portfolio,settings,swap,transactions,wallet-settings}.json',
      { import: 'default', eager: true },
    ),
  ),
);
