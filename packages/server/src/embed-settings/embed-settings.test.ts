import {
  cryptocurrencyEmbedSettings,
  getEmbedSettings,
  revokeApiKey,
} from '@billfold/core/contract';
import { expect, it } from 'vitest';
import { keyOf, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer } from '../../test/test-server.ts';

it('the look of an embedded wallet is read by the publishable key of its business, and by no other (R-EMB-02)', async () => {
  const server = await createTestServer();
  const merchant = await signUpMerchant(server, 'owner@example.com');
  const { businessId } = merchant;
  const allowedOrigins = ['https://shop.example'];
  const publishable = await keyOf(server, merchant, {
    ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins },
  });
  const secret = await keyOf(server, merchant, { scopes: ['payments:read'] });
  const read = (key: string) => server.call(getEmbedSettings, { query: { key } });
  expect(await read(publishable.token)).toEqual({
    data: { colors: {}, disableCreateAccountButton: false },
  });
  const body = { version: 0, colors: { accent: '#7C3AED' }, disableCreateAccountButton: true };
  await server.call(cryptocurrencyEmbedSettings.put, { params: { businessId }, body }, merchant);
  expect(await read(publishable.token)).toEqual({
    data: { colors: { accent: '#7C3AED' }, disableCreateAccountButton: true },
  });
  for (const key of [secret.token, 'bf_test_pk_none'])
    await expect(read(key)).rejects.toThrow(/NOT_FOUND/);
  const params = { businessId, id: publishable.id };
  await server.call(revokeApiKey, { params }, merchant);
  await expect(read(publishable.token)).rejects.toThrow(/NOT_FOUND/);
});
