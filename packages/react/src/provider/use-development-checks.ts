'use client';
import type { Platform } from '@billfold/core';
import type { ThemeInput } from '@billfold/core/theme';
import { useEffect } from 'react';

/** Written out by bundlers; a page without one has none. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Tells whoever builds the host what people would not be able to read. Nothing of it is in production. */
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
