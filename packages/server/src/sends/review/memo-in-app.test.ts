import { toDecimal } from '@billfold/core';
import { expect, it } from 'vitest';
import { reviewInApp } from '../../../test/app-send.ts';
import { confirm, holderWith, send } from '../../../test/funded.ts';
import { createTestServer } from '../../../test/test-server.ts';

it('a comment on TON is in the fee of Review, so that it can be signed', async () => {
  const server = await createTestServer();
  const holder = await holderWith(server, ['3'], 'TON');
  // The first send brings the wallet, and costs more than any comment.
  await send(server, holder, { amount: toDecimal('0.5') });
  await confirm(server, 1, 'TON');
  const app = await reviewInApp(server, holder, {}, { amount: '0.5', memo: '104882' });
  expect(await app.sign()).toMatchObject({ status: 'PENDING', fee: '0.002361600' });
  app.dispose();
});
