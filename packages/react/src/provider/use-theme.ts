'use client';
import type { Platform } from '@billfold/core';
import type { Theme, ThemeInput, ThemeProblem, ThemeVariables } from '@billfold/core/theme';
import { useEffect, useInsertionEffect, useMemo, useState } from 'react';

type ReadTheme = (theme: Theme) => ThemeVariables;

const builtIn: ThemeVariables = { variables: {}, problems: [] };

/**
 * Puts the theme's custom properties on our own node: through the style object, which a content
 * security policy does not forbid.
 */
export function useTheme(
  root: HTMLElement | null,
  theme: ThemeInput,
  logger: Platform['logger'],
): void {
  const read = useReadTheme(theme !== 'default', logger);
  const { variables, problems } = useMemo(
    () => (read && theme !== 'default' ? read(theme) : builtIn),
    [read, theme],
  );
  useInsertionEffect(() => {
    if (!root) return;
    const names = Object.keys(variables);
    for (const name of names) root.style.setProperty(name, variables[name] ?? '');
    return () => {
      for (const name of names) root.style.removeProperty(name);
    };
  }, [root, variables]);
  const warning = problems.map(describe).join('; ');
  useEffect(() => {
    if (warning !== '') logger.warn(`Parts of the theme were left out: ${warning}`);
  }, [warning, logger]);
}

/**
 * Loads the theme parser with the first theme; a page without a theme never loads it. If the host
 * itself imports `@billfold/core/theme` (for `defineTheme`), it is there before the first paint.
 */
function useReadTheme(isWanted: boolean, logger: Platform['logger']): ReadTheme | null {
  const [read, setRead] = useState<ReadTheme | null>(null);
  useInsertionEffect(() => {
    if (!isWanted) return;
    import('@billfold/core/theme').then(
      ({ themeVariables }) => setRead(() => themeVariables),
      (error: unknown) => logger.warn('The theme could not be loaded.', { reason: String(error) }),
    );
  }, [isWanted, logger]);
  return read;
}

function describe({ kind, token }: ThemeProblem): string {
  return `${kind} ${token}`;
}
