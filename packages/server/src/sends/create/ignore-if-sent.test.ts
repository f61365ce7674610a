import { expect, it } from 'vitest';
import { holderWith, send } from '../../../test/funded.ts';
import { createTestServer } from '../../../test/test-server.ts';
import { ignoreIfSent } from './ignore-if-sent.ts';

it('F4: a call is not refused for what the same call has taken meanwhile', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['0.5']);
  const refusedAfter = (idempotencyKey: string, work: () => Promise<unknown>) =>
    ignoreIfSent(server.context.db, { walletId: holder.walletId, idempotencyKey }, async () => {
      await work();
      throw new Error('taken');
    });
  const sending = () => send(server, holder, { key: 'key-1' });
  await expect(refusedAfter('key-2', sending)).rejects.toThrow('taken');
  expect(await refusedAfter('key-1', sending)).toBeNull();
});
