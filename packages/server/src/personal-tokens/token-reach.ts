import type { TokenAccess } from '@billfold/core/contract';
import type { CalledEndpoint } from '../http/bind.ts';

const contactPath = /^\/api\/wallets\/\{\w+\}\/contacts(\/|$)/;

/**
 * Reports whether a personal token may make a call: calls of the wallet service that neither take
 * nor return a secret, so that it never signs; with `READ` only those that change nothing. None
 * writes contacts, which decide who is paid.
 */
export function reaches(access: TokenAccess, { method, path, secret }: CalledEndpoint): boolean {
  if (secret === true || !/^\/api\/(?!auth\/)/.test(path)) return false;
  const isRead = method === 'GET';
  switch (access) {
    case 'READ':
      return isRead;
    case 'FULL':
      return isRead || !contactPath.test(path);
    default:
      access satisfies never;
      return false;
  }
}
