import { createStore } from '@billfold/core/flows';

/** Something open above the page: a dialog, or a list inside one. */
export interface Layer {
  /** The element that covers the page; null for a layer inside a dialog. */
  readonly element: HTMLElement | null;
  readonly onEscape: () => void;
}

export interface LayerStack {
  /** The dialog on top; null when nothing covers the page. */
  getTopElement(): HTMLElement | null;
  subscribe(listener: () => void): () => void;
  /** Puts `layer` on top until the returned function is called. */
  push(layer: Layer): () => void;
  /** Gives Escape to the topmost layer; false when there is none. */
  escape(): boolean;
}

/** The layers of one provider, topmost last. Escape reaches the topmost alone. */
export function createLayerStack(): LayerStack {
  const store = createStore<{ readonly layers: readonly Layer[] }>(() => ({ layers: [] }));
  return {
    getTopElement: () => store.get().layers.findLast((layer) => layer.element)?.element ?? null,
    subscribe: store.subscribe,
    push: (layer) => {
      store.set({ layers: [...store.get().layers, layer] });
      return () => store.set({ layers: store.get().layers.filter((other) => other !== layer) });
    },
    escape: () => {
      const top = store.get().layers.at(-1);
      top?.onEscape();
      return top !== undefined;
    },
  };
}
