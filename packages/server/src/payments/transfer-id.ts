const shape = /^trf_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Writes the id of a transfer as the API has it. */
export const writeTransferId = (id: string): string => `trf_${id}`;

/** Reads the id of a transfer; null for text that is none. */
export const readTransferId = (text: string): string | null => shape.exec(text)?.[1] ?? null;
