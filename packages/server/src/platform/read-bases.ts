import type { BaseUrls, EnvironmentBases } from '@billfold/core/contract';
import { environments } from '@billfold/core/internal';
import * as z from 'zod/mini';
import { StartError } from './start-error.ts';

/** No environment has services of its own. */
export const noBases: EnvironmentBases = {};

/**
 * Reads `BILLFOLD_BASES`: JSON with the base URLs of each environment that has services of its own.
 * @throws {StartError} that names the first part that is not allowed
 */
export function readBases(
  variables: Readonly<Record<string, string | undefined>>,
): EnvironmentBases {
  const given = variables['BILLFOLD_BASES'];
  if (given === undefined || given === '') return noBases;
  const parsed = z.safeParse(bases, parseJson(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(
    `${['BILLFOLD_BASES', ...(issue?.path ?? [])].join('.')} is not allowed. ${allowed}`,
  );
}

/** Returns the origins of all bases, each once. */
export function originsOf(map: EnvironmentBases): readonly string[] {
  const urls = Object.values(map).flatMap(({ wallet, auth, payments }) => [wallet, auth, payments]);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

const allowed =
  `Allowed: JSON with one entry per environment (${environments.join(', ')}), each with wallet, auth and ` +
  'payments: an https address without a slash at the end, or an http address on this machine.';

const base = z.string().check(z.refine(isBase));

const bases: z.ZodMiniType<EnvironmentBases> = z.partialRecord(
  z.enum(environments),
  z.strictObject({ wallet: base, auth: base, payments: base }) satisfies z.ZodMiniType<BaseUrls>,
);

/** Undefined, which no schema here takes, for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The written form must be the parsed one, and hold nothing that ends a policy or an attribute. */
function isBase(text: string): boolean {
  if (!/^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, origin, pathname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  const path = pathname === '/' ? '' : pathname;
  return isSafe && text === origin + path;
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
