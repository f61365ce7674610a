import type { Random } from '@billfold/core';
import { type ApiKeyFacts, formatApiKey } from '@billfold/core/contract';
import { hashToken } from '../platform/opaque-token.ts';

export interface KeySecret {
  readonly secret: string;
  /** Columns of the table, which never holds the secret. */
  readonly stored: { readonly prefix: string; readonly keyHash: string };
}

const shownAtStart = 'bf_test_sk_'.length + 4;
const shownAtEnd = 4;

/** Creates the secret of a new key, with what is stored of it. */
export function createKeySecret(random: Random, facts: ApiKeyFacts): KeySecret {
  const secret = formatApiKey(random.bytes(32), facts);
  const prefix = `${secret.slice(0, shownAtStart)}...${secret.slice(-shownAtEnd)}`;
  return { secret, stored: { prefix, keyHash: hashToken(secret) } };
}
