import type { EmbedSettings } from '@billfold/core/contract';
import { createResource } from '@billfold/core/flows';
import { isEmbeddedPath } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Services } from '../services/services.ts';

/**
 * Embed settings of the business whose publishable key the address of an embedded page names, else those of a page
 * without a business: built-in colours, and no accounts are made. Null on every other page.
 */
export function useEmbedding({ client }: Services): EmbedSettings | null {
  const [path] = useLocation();
  const isEmbedded = isEmbeddedPath(path);
  const [settings] = useState(() =>
    createResource(async (signal) => {
      const key = new URLSearchParams(window.location.search).get('key');
      if (key === null) return fixed;
      const [loaded] = await Promise.all([
        client.embed.getSettings(key, { signal }),
        // The provider imports it too, for the colours.
        import('@billfold/core/theme').then(
          ({ mergeThemes, themeVariables }) => ({ mergeThemes, themeVariables }),
          () => undefined,
        ),
      ]);
      return loaded;
    }),
  );
  useEffect(() => {
    if (isEmbedded) void settings.load();
  }, [isEmbedded, settings]);
  const { data = fixed } = useStore(settings);
  return isEmbedded ? data : null;
}

const fixed: EmbedSettings = { colors: {}, disableCreateAccountButton: true };
