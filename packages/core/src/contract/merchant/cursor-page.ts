import * as z from 'zod/mini';

import type { Schema } from '../schema.ts';

/** One stretch of a list of the merchant API; `nextCursor` asks for the one after it. */
export interface CursorPage<T> {
  readonly data: readonly T[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}
export const cursorPage = <T>(item: Schema<T>): Schema<CursorPage<T>> =>
  z.object({
    data: z.readonly(z.array(item)),
    hasMore: z.boolean(),
    nextCursor: z.nullable(z.string()),
  });

export interface CursorQuery {
  readonly cursor?: string;
  /** At most 100. */
  readonly limit?: number;
}
