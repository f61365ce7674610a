import type { TokenAccess } from '@billfold/core/contract';
import type { CalledEndpoint } from '../http/bind.ts';

/**
 * Reports whether a personal token may make a call: calls of the wallet service that neither take
 * nor return a secret, so that it never signs; with `READ` only those that change nothing.
 */
export function reaches(access: TokenAccess, { method, path, secret }: CalledEndpoint): boolean {
  if (secret === true || !/^\/api\/(?!auth\/)/.test(path)) return false;
  switch (access) {
    case 'READ':
      return method === 'GET';
    case 'FULL':
      return true;
    default:
      access satisfies never;
      return false;
  }
}
