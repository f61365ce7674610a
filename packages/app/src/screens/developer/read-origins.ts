import type { InvalidFields } from '@billfold/core/flows';

export type OriginsField = 'allowedOrigins';

/** Reads origins as they were typed, one per line, and names what is wrong with them. */
export function readOrigins(typed: string): {
  readonly invalid: InvalidFields<OriginsField>;
  readonly origins: readonly string[];
} {
  // A slash at the end, which an address bar adds, is no part of an origin.
  const items = typed.split(/[\s,;]+/).map((item) => item.toLowerCase().replace(/\/$/, ''));
  const origins = [...new Set(items.filter((item) => item !== ''))];
  return {
    invalid: origins.every(isOrigin) ? {} : { allowedOrigins: 'origins.invalid' },
    origins,
  };
}

function isOrigin(text: string): boolean {
  return /^https:\/\/([a-z\d-]{1,63}\.)+[a-z\d-]{2,63}(:\d{1,5})?$/.test(text);
}
