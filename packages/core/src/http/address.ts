import type { BaseUrls } from '../contract/config/config.ts';
import { ValidationError } from '../errors/error-kinds.ts';

/** Addresses of the services. */
export interface Bases {
  /** Base URL of the services that `baseUrls` does not name; empty on the server's own pages. */
  readonly baseUrl: string;
  readonly baseUrls?: Partial<BaseUrls> | undefined;
}

/**
 * The address of a call.
 * @throws {ValidationError} `invalid_config` for a path parameter that would lead elsewhere
 */
export function addressCall(
  bases: Bases,
  path: string,
  { params, query }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const base = bases.baseUrls?.[serviceOf(path)] ?? bases.baseUrl;
  const values = textRecord(params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, values[name]));
  const search = new URLSearchParams(textRecord(query)).toString();
  return base + filled + (search === '' ? '' : `?${search}`);
}

function serviceOf(path: string): keyof BaseUrls {
  if (/^\/(v1\/(auth|user)|api\/auth)(\/|$)/.test(path)) return 'auth';
  return /^\/v1\/(dash|checkout|merchant)(\/|$)/.test(path) ? 'payments' : 'wallet';
}

/** Dots alone stay what they are however they are escaped, and would climb up the path. */
function segment(name: string, value = ''): string {
  if (/^\.{0,2}$/.test(value)) throw new ValidationError('invalid_config', { field: name });
  return encodeURIComponent(value);
}

function textRecord(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [key, entry instanceof Date ? entry.toISOString() : String(entry)]),
  );
}
