'use client';
import type { Platform } from '@billfold/core';
import type {
  ColorVariableMap,
  ThemeInput,
  ThemeProblem,
  ThemeVariables,
} from '@billfold/core/theme';
import { useEffect, useInsertionEffect, useMemo, useState } from 'react';

/** Theme of the host, and the colors of the business below it. */
export interface AppliedTheme {
  readonly theme: ThemeInput;
  readonly embedColors: ColorVariableMap | undefined;
}
type ThemeModule = Pick<typeof import('@billfold/core/theme'), 'mergeThemes' | 'themeVariables'>;

const builtIn: ThemeVariables = { variables: {}, problems: [] };

/**
 * Puts the theme's custom properties on our own node: through the style object, which a content
 * security policy does not forbid.
 */
export function useTheme(
  root: HTMLElement | null,
  { theme, embedColors }: AppliedTheme,
  logger: Platform['logger'],
): void {
  const isWanted = theme !== 'default' || embedColors !== undefined;
  const parser = useThemeModule(isWanted, logger);
  const { variables, problems } = useMemo(
    () => (parser && isWanted ? readThemes(parser, { theme, embedColors }) : builtIn),
    [parser, isWanted, theme, embedColors],
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
function useThemeModule(isWanted: boolean, logger: Platform['logger']): ThemeModule | null {
  const [parser, setParser] = useState<ThemeModule | null>(null);
  useInsertionEffect(() => {
    if (!isWanted) return;
    import('@billfold/core/theme').then(
      ({ mergeThemes, themeVariables }) => setParser({ mergeThemes, themeVariables }),
      (error: unknown) => logger.warn('The theme could not be loaded.', { reason: String(error) }),
    );
  }, [isWanted, logger]);
  return parser;
}

/** Reads both in one, since a color of the host also decides what follows from those of the business. */
function readThemes(
  { mergeThemes, themeVariables }: ThemeModule,
  { theme, embedColors }: AppliedTheme,
): ThemeVariables {
  const own = theme === 'default' ? {} : theme;
  if (embedColors === undefined) return themeVariables(own);
  // Chosen on the light palette, and checked against it.
  const business = { colors: { light: embedColors } };
  const { variables } = themeVariables(mergeThemes(business, own));
  // Merging leaves out what is not accepted.
  return { variables, problems: [business, own].flatMap((each) => themeVariables(each).problems) };
}

function describe({ kind, token }: ThemeProblem): string {
  return `${kind} ${token}`;
}
