import type * as z from 'zod/mini';

/**
 * Here a schema is one of zod, so that larger ones can be made of it. The published declarations have
 * `SchemaBase` of schema-published.ts in its place (rollup.dts.mjs): who installs core needs no types
 * but its own.
 */
export interface SchemaBase<T> extends z.ZodMiniType<T> {}
