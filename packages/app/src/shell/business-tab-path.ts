/** Tabs of a business with the permission that each needs. A member sees the others without what they cannot do. */
export const businessTabs = [
  { tab: 'general', permission: 'view-business' },
  { tab: 'legal', permission: 'view-billing' },
  { tab: 'checkout', permission: 'manage-settings' },
  { tab: 'notifications', permission: 'manage-settings' },
  { tab: 'cryptocurrency', permission: 'manage-settings' },
  { tab: 'embed', permission: 'manage-settings' },
  { tab: 'security', permission: 'view-business' },
  { tab: 'payments', permission: 'manage-settings' },
  { tab: 'developer', permission: 'manage-developer' },
  { tab: 'integrations', permission: 'manage-settings' },
  { tab: 'billing', permission: 'view-billing' },
] as const;

/** Returns the path of a tab of the business settings; the specification has `embed` below the assets. */
export const businessTabPath = (tab: string): string =>
  `/payments/settings/${tab === 'embed' ? 'cryptocurrency/embed' : tab}`;
