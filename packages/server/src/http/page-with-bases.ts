import type { EnvironmentBases } from '@billfold/core/contract';

/**
 * Writes the bases into the head of the page, one `meta` for each service, so that the site knows them
 * before its first call. `readBases` allows no character that HTML would have to escape.
 */
export function pageWithBases(page: string, bases: EnvironmentBases): string {
  const lines = Object.entries(bases).flatMap(([environment, services]) =>
    Object.entries(services).map(
      ([service, base]) =>
        `<meta name="billfold-base" content="${base}" data-environment="${environment}" data-service="${service}">`,
    ),
  );
  return page.replace('</head>', () => `${lines.join('')}</head>`);
}
