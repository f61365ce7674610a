/** Returns the path of a tab of the business settings; the specification has `embed` below the assets. */
export const businessTabPath = (tab: string): string =>
  `/payments/settings/${tab === 'embed' ? 'cryptocurrency/embed' : tab}`;
