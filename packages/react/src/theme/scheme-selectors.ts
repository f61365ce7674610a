/**
 * Where a scheme's values are set. All without specificity, later ones win. A light scheme inherits
 * the host's values, so that a host may set our variables on its root; inside another scheme of
 * ours it has to state them again.
 */
export const schemeSelectors = {
  host: ':where(:root, :host)',
  nestedLight:
    ':where([data-billfold-scheme] [data-billfold-scheme="light"], [data-billfold-scheme] [data-billfold-scheme="system"])',
  dark: ':where([data-billfold-scheme="dark"])',
  system: ':where([data-billfold-scheme="system"])',
} as const;
