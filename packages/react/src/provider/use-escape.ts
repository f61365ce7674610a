'use client';
import { useEffect } from 'react';
import type { LayerStack } from '../context/layer-stack.ts';

/**
 * Gives Escape to our topmost layer before the host hears of it: a host's own dialog, listening on
 * its document, would otherwise close together with ours.
 */
export function useEscape(root: HTMLElement | null, layers: LayerStack): void {
  useEffect(() => {
    const view = root?.ownerDocument.defaultView;
    if (!view) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !layers.escape()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    view.addEventListener('keydown', onKeyDown, true);
    return () => view.removeEventListener('keydown', onKeyDown, true);
  }, [root, layers]);
}
