/** Imports the style sheets of a dialog as text. */
export type LoadStyleTexts = () => Promise<{ readonly styleTexts: readonly string[] }>;

/** Style sheets of a shadow tree. Each dialog adds those that are missing when it loads. */
export interface ShadowStyles {
  /** Loads sheets and adds them, each one once. */
  add(load: LoadStyleTexts): Promise<void>;
  /** Adopts the sheets in a tree, later ones too, until the returned function is called. */
  attach(root: ShadowRoot): () => void;
}

export function createShadowStyles(): ShadowStyles {
  const loading = new Map<LoadStyleTexts, Promise<void>>();
  const texts = new Set<string>();
  const listeners = new Set<(text: string) => void>();

  async function load(loadTexts: LoadStyleTexts): Promise<void> {
    try {
      const { styleTexts } = await loadTexts();
      const missing = styleTexts.filter((text) => !texts.has(text));
      for (const text of missing) texts.add(text);
      for (const adopt of listeners) adopt(missing.join('\n'));
    } catch (error) {
      // The next dialog tries again.
      loading.delete(loadTexts);
      throw error;
    }
  }
  return {
    add: (loadTexts) => {
      const pending = loading.get(loadTexts) ?? load(loadTexts);
      loading.set(loadTexts, pending);
      return pending;
    },
    attach: (root) => {
      const release = new Set<() => void>();
      const adopt = (text: string): void => {
        if (text !== '') release.add(adoptSheet(root, text));
      };
      adopt([...texts].join('\n'));
      listeners.add(adopt);
      return () => {
        listeners.delete(adopt);
        for (const each of release) each();
      };
    },
  };
}

/** Adopts a sheet of the tree's own document, because one of another document is refused. */
export function adoptSheet(root: ShadowRoot, text: string): () => void {
  const view = root.ownerDocument.defaultView;
  if (!view) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
