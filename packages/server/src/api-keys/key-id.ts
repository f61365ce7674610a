const shape = /^key_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Writes the id of an API key as the API has it. */
export const writeKeyId = (id: string): string => `key_${id}`;

/** Reads the id of an API key; null for text that is none. */
export const readKeyId = (text: string): string | null => shape.exec(text)?.[1] ?? null;
