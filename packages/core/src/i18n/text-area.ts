import type { MessageKey } from './translate.ts';

/** The English texts of one part of the product: what is drawn brings its own, and no others. */
export interface TextArea {
  /** Name of the area, by which another locale's texts of it are loaded. */
  readonly name: string;
  readonly english: PartialMessages;
}

/** Texts of another locale, or some of ours in other words. */
export type PartialMessages = Readonly<Partial<Record<MessageKey, string>>>;

export interface TextAreas {
  /** Makes the area's texts known; does nothing the second time. */
  add(area: TextArea): void;
  /** The English text; undefined where the area of `key` was not added. */
  find(key: MessageKey): string | undefined;
  list(): readonly TextArea[];
}

/** The areas that one provider has drawn so far. */
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
