import type { Lazy } from '../../packages/app/src/routing/lazy-part.ts';
import { matchPath } from '../../packages/app/src/routing/match-path.ts';
import { guideIds } from '../../packages/app/src/screens/guides/guides.ts';
import { businessTabPath, businessTabs } from '../../packages/app/src/shell/business-tab-path.ts';
import { businessRoutes } from '../../packages/app/src/site/business-routes.ts';
import { siteRoutes } from '../../packages/app/src/site/site-routes.ts';

/** Paths of the patterns whose parts are words, not ids. */
const choices: Readonly<Record<string, readonly string[]>> = {
  '/payments/settings/{tab}': businessTabs.map(({ tab }) => businessTabPath(tab)),
  '/payments/guides/{guide}': guideIds.map((id) => `/payments/guides/${id}`),
  // The package that has these tabs needs a browser.
  '/wallet/settings/{tab}': ['general', 'accounts', 'security', 'privacy'].map(
    (tab) => `/wallet/settings/${tab}`,
  ),
};

const notRendered: Lazy = () => ({
  peek: () => null,
  load: () => Promise.reject(new Error('A list of paths shows no screen.')),
});

/** Patterns of the paths of a business, from the list of the router; those with an id keep its place: `{id}`. */
export const businessPaths = pathsOf(businessRoutes(notRendered));

/** Patterns of all paths of the site, from the list of the router. */
export const sitePaths = pathsOf(
  siteRoutes(
    notRendered,
    notRendered(() => Promise.reject()),
  ),
);

/** Returns the pattern of a path: the path itself where it is a pattern, else the first that matches. */
export function patternOf(path: string, patterns: readonly string[]): string | undefined {
  const plain = withoutSlash(path);
  if (patterns.includes(plain)) return plain;
  return patterns.find((pattern) => matchPath(pattern, plain) !== null);
}

function pathsOf(routes: readonly { readonly path: string }[]): readonly string[] {
  const paths = routes.flatMap(({ path }) => choices[path] ?? [withoutSlash(path)]);
  return [...new Set(paths)];
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
