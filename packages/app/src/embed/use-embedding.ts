import { createResource } from '@billfold/core/flows';
import { isEmbeddedPath } from '@billfold/core/internal';
import type { Theme } from '@billfold/core/theme';
import type { Features } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Services } from '../services/services.ts';

/** How an embedded page looks, and what it lets people do. */
export interface Embedding {
  readonly theme: Theme;
  readonly features: Features;
}

/**
 * The fixed colours of embedded pages, changed by the settings of the business whose publishable key
 * the address names. No accounts are made unless those settings allow it. Null on every other page.
 */
export function useEmbedding({ client }: Services): Embedding | null {
  const [path] = useLocation();
  const isEmbedded = isEmbeddedPath(path);
  const [settings] = useState(() =>
    createResource(async (signal) => {
      const key = new URLSearchParams(window.location.search).get('key');
      if (key === null) return fixed;
      const [embed, { parseColorVariables }] = await Promise.all([
        client.embed.getSettings(key, { signal }),
        import('@billfold/core/theme'),
      ]);
      return {
        theme: { colors: parseColorVariables(embed.colors).colors },
        features: { createAccount: !embed.disableCreateAccountButton },
      };
    }),
  );
  useEffect(() => {
    if (isEmbedded) void settings.load();
  }, [isEmbedded, settings]);
  const { data = fixed } = useStore(settings);
  return useMemo(() => (isEmbedded ? data : null), [isEmbedded, data]);
}

/** The create-account button is disabled. */
const fixed: Embedding = { theme: {}, features: { createAccount: false } };
