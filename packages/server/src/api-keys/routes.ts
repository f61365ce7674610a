import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rollApiKey,
  updateApiKey,
} from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Bind } from '../http/bind.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { listKeysOf } from './api-key-store.ts';
import { checkKeyExpiry, checkKeyLimits } from './check-key-limits.ts';
import { createOwnKey } from './create-api-key.ts';
import { readKeyId } from './key-id.ts';
import { revokeOwnKey } from './revoke-api-key.ts';
import { rollOwnKey } from './roll-api-key.ts';
import { updateOwnKey } from './update-api-key.ts';

export function bindApiKeyRoutes(bind: Bind, context: ServiceContext): void {
  const { db, platform, chainMode } = context;
  bind.member(listApiKeys)(async ({ member }) => ({
    data: await listKeysOf(db, member.businessId),
  }));
  bind.member(createApiKey)((call) => {
    const { principal, member, caller, body } = call;
    const by = `user:${principal.userId}`;
    return answerOnce(context, { endpoint: createApiKey, call, by }, async () => {
      checkKeyLimits(body, chainMode);
      checkKeyExpiry(body.expiresAt, nowOf(platform));
      await requireStepUp(context, { principal, caller }, body);
      return (tx) => createOwnKey(tx, context, { member, caller, key: body });
    });
  });
  bind.member(updateApiKey)((call) => {
    const { member, caller, params, body } = call;
    const keyId = requireKeyId(params.id);
    return updateOwnKey(context, { member, caller }, { keyId, changes: body });
  });
  bind.member(rollApiKey)((call) => {
    const { principal, member, caller, params, body } = call;
    const keyId = requireKeyId(params.id);
    const by = `user:${principal.userId}`;
    return answerOnce(context, { endpoint: rollApiKey, call, by }, async () => {
      await requireStepUp(context, { principal, caller }, body);
      return (tx) => rollOwnKey(tx, context, { member, caller, keyId, body });
    });
  });
  bind.member(revokeApiKey)(({ member, caller, params }) =>
    revokeOwnKey(context, { member, caller }, requireKeyId(params.id)),
  );
}

/** @throws {ApiError} 404 */
function requireKeyId(text: string): string {
  const id = readKeyId(text);
  if (id === null) throw notFound('API key');
  return id;
}
