/**
 * Where the values in use are worked out: at the root of a page or of a shadow tree, and again at
 * every node of ours, because a host may set its variables on anything in between. All without
 * specificity, later ones win.
 */
export const schemeSelectors = {
  isolated: ':where([data-billfold-isolated])',
  everywhere: ':where(:root, :host, [data-billfold-scheme])',
  light: ':where([data-billfold-scheme="light"])',
  dark: ':where([data-billfold-scheme="dark"])',
  system: ':where([data-billfold-scheme="system"])',
} as const;
