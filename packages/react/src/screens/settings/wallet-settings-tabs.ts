/**
 * Tabs of the wallet settings, in their order.
 * @example
 * const links = walletSettingsTabs.map((tab) => <a key={tab} href={`/settings/${tab}`}>{tab}</a>);
 */
export const walletSettingsTabs = ['general', 'accounts', 'security', 'privacy'] as const;
/** Tab of the wallet settings. */
export type WalletSettingsTab = (typeof walletSettingsTabs)[number];
