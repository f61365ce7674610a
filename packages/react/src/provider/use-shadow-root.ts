'use client';
import { useEffect, useState } from 'react';
import type { LayerStack } from '../context/layer-stack.ts';
import { adoptSheet, type ShadowStyles } from '../context/shadow-styles.ts';
import { useLatest } from '../state/use-latest.ts';

export interface ShadowOptions {
  readonly styleSheet: string | undefined;
  /** Null where `styleSheet` is given. */
  readonly styles: ShadowStyles | null;
  readonly layers: LayerStack;
  /** The element was made by us, so that its own looks are ours to say. */
  readonly ownsHost: boolean;
}

/**
 * `important` from inside a shadow tree is stronger than the same of the page, such as
 * `* { display: none !important }`.
 */
const ownHost = ':host { all: initial !important; display: contents !important; }';
/** Events on which a dialog of the page closes when they happen outside it. */
const outsideEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'focusout',
  'click',
  'wheel',
] as const;

/** The shadow tree of `target` once our styles stand in it; null until then. */
export function useShadowRoot(
  target: HTMLElement | ShadowRoot | null,
  options: ShadowOptions,
): ShadowRoot | null {
  const { styleSheet, styles, layers, ownsHost } = options;
  const [styled, setStyled] = useState<ShadowRoot | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const latest = useLatest(layers);
  useEffect(() => {
    if (!target) return;
    const root = shadowOf(target);
    const release: (() => void)[] = [];
    let isGone = false;
    const show = (): void => {
      if (isGone) return;
      const ours = ownsHost ? ownHost : '';
      if (styles === null) release.push(adoptSheet(root, `${styleSheet}\n${ours}`));
      else release.push(styles.attach(root), adoptSheet(root, ours));
      setStyled(root);
    };
    if (styles === null) show();
    else styles.add(loadProviderStyles).then(show, setFailure);
    const stopKeeping = keepFromPage(root, () => latest.current.getTopElement() !== null);
    return () => {
      isGone = true;
      setStyled(null);
      stopKeeping();
      for (const each of release) each();
    };
  }, [target, styleSheet, styles, ownsHost, latest]);
  if (failure) throw failure;
  return styled;
}

function shadowOf(target: HTMLElement | ShadowRoot): ShadowRoot {
  if ('host' in target) return target;
  // An element keeps its shadow tree for good, also when it is drawn into a second time.
  return target.shadowRoot ?? target.attachShadow({ mode: 'open' });
}

async function loadProviderStyles() {
  const styles = await import('../theme/style-text/provider.ts');
  if (styles.styleTexts.some((text) => text.includes('@layer'))) return styles;
  throw new Error(
    'isolation="shadow" found no styles: @billfold/react was compiled from its source. Give the text of styles.css as `styleSheet`.',
  );
}

/** While something of ours is open, a press in it is no press outside of the host's own dialog. */
function keepFromPage(root: ShadowRoot, isOpen: () => boolean): () => void {
  const stop = (event: Event): void => {
    if (isOpen()) event.stopPropagation();
  };
  for (const type of outsideEvents) root.host.addEventListener(type, stop, { passive: true });
  return () => {
    for (const type of outsideEvents) root.host.removeEventListener(type, stop);
  };
}
