'use client';
import type { Platform } from '@billfold/core';
import type { ThemeInput } from '@billfold/core/theme';
import { useEffect } from 'react';

/** Written out by bundlers; a page without one has none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns the developer of the page of missing styles and of unreadable colours. Left out of production builds. */
export function useDevelopmentChecks(
  root: HTMLElement | null,
  theme: ThemeInput,
  logger: Platform['logger'],
): void {
  useEffect(() => {
    // Without `process` the promise is rejected, and nothing is checked.
    check(root, theme, logger).catch(() => undefined);
  }, [root, theme, logger]);
}

async function check(...given: Parameters<typeof useDevelopmentChecks>): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { checkHost } = await import('./development-checks.ts');
    checkHost(...given);
  }
}
