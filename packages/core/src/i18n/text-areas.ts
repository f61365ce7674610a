import type { TextArea } from './text-area.ts';
import type { MessageKey } from './translate.ts';

/** Texts by key, some or all: a translation, or a host's own wording. */
export type PartialMessages = Readonly<Partial<Record<MessageKey, string>>>;

/** Text areas that a provider has added. */
export interface TextAreas {
  /** Adds the texts of an area; does nothing the second time. */
  add(area: TextArea): void;
  /** Returns the English text; undefined where the area of `key` was not added. */
  find(key: MessageKey): string | undefined;
  list(): readonly TextArea[];
}

/**
 * Creates an empty registry of text areas. Each exported `…Texts` is one area: the English texts of
 * a dialog or a screen.
 * @example
 * const areas = createTextAreas();
 * areas.add(sendTexts);
 * areas.find('send.title'); // 'Send'
 */
export function createTextAreas(): TextAreas {
  const areas = new Set<TextArea>();
  return {
    add: (area) => void areas.add(area),
    find: (key) => {
      for (const { english } of areas) if (Object.hasOwn(english, key)) return english[key];
      return undefined;
    },
    list: () => [...areas],
  };
}
