import type { InvalidFields } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';

export type OriginsField = 'allowedOrigins' | 'allowedRedirectHosts';

/** Reads origins as they were typed, one per line, and names what is wrong with them. */
export function readOrigins(typed: string): {
  readonly invalid: InvalidFields<OriginsField>;
  readonly origins: readonly string[];
} {
  const origins = originsOf(typed);
  return {
    invalid: origins.every(isOrigin) ? {} : { allowedOrigins: 'origins.invalid' },
    origins,
  };
}

/** Reads the origins of a publishable key. The service says where a page may be without https. */
export function readKeyOrigins(typed: string): {
  readonly problem: MessageKey | null;
  readonly origins: readonly string[];
} {
  const origins = originsOf(typed);
  if (origins.length === 0) return { problem: 'apiKey.origins.missing', origins };
  const areRight = origins.every((each) => URL.canParse(each) && new URL(each).origin === each);
  return { problem: areRight ? null : 'apiKey.origins.invalid', origins };
}

/** A slash at the end, which an address bar adds, is no part of an origin. */
const originsOf = (typed: string): readonly string[] => [
  ...new Set(itemsOf(typed).map((item) => item.replace(/\/$/, ''))),
];

/** Reads hosts as they were typed, one per line, and names what is wrong with them. */
export function readHosts(typed: string): {
  readonly invalid: InvalidFields<OriginsField>;
  readonly hosts: readonly string[];
} {
  // People copy the whole address of their page.
  const items = itemsOf(typed).map((item) => item.replace(/^https:\/\//, '').replace(/\/.*$/, ''));
  const hosts = [...new Set(items)];
  return {
    invalid: hosts.every(isHost) ? {} : { allowedRedirectHosts: 'origins.hosts.invalid' },
    hosts,
  };
}

const itemsOf = (typed: string): readonly string[] =>
  typed
    .split(/[\s,;]+/)
    .filter((item) => item !== '')
    .map((item) => item.toLowerCase());

function isHost(text: string): boolean {
  return /^([a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(text);
}

function isOrigin(text: string): boolean {
  return /^https:\/\/([a-z\d-]{1,63}\.)+[a-z\d-]{2,63}(:\d{1,5})?$/.test(text);
}
