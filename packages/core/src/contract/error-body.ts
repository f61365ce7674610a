import * as z from 'zod/mini';
import type { Schema } from './schema.ts';

/** Body of every error response, of all services. */
export interface ErrorBody {
  readonly message: string;
  readonly errors: readonly string[];
  readonly code: string;
  readonly requestId: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /**
   * Facts of the refusal: with STALE_VERSION the current item, with FEE_HIGH fee and limit, with
   * DUPLICATE_SUSPECTED the id of the first transaction.
   */
  readonly current?: unknown;
}

/**
 * Creates the schema of the body of every error response.
 * @example
 * if (!response.ok) {
 *   const { code, errors } = errorBody().parse(await response.json());
 *   console.warn(code, errors);
 * }
 */
export const errorBody = (): Schema<ErrorBody> =>
  z.object({
    message: z.string(),
    errors: z.readonly(z.array(z.string())),
    code: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.readonly(z.array(z.string()))),
    current: z.exactOptional(z.unknown()),
  });
