import { toDecimal } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { reviewInApp } from '../../../test/app-send.ts';
import { confirm, holderWith, send } from '../../../test/funded.ts';
import { createTestServer } from '../../../test/test-server.ts';

/** Valid, and of no wallet here (BIP-39's own test vector). */
const wrongPhrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

async function startWithoutWallet() {
  const server = await createTestServer();
  return { server, holder: await holderWith(server, ['3'], 'TON') };
}

async function startWithWallet() {
  const server = await createTestServer();
  const holder = await holderWith(server, ['3'], 'TON');
  // The first send brings the wallet, and costs more than any comment.
  await send(server, holder, { amount: toDecimal('0.5') });
  await confirm(server, 1, 'TON');
  return { server, holder };
}

describe('a comment on TON', () => {
  it('is in the fee of Review, so that it can be signed', async () => {
    const { server, holder } = await startWithWallet();
    const app = await reviewInApp(server, holder, {}, { amount: '0.5', memo: '104882' });
    expect(await app.sign()).toMatchObject({ status: 'PENDING', fee: '0.002361600' });
    app.dispose();
  });

  it.each([
    ['the first send of a wallet', false],
    ['a later send', true],
  ])(
    'with a wrong secret is refused for the secret, never for a changed fee: %s',
    async (_, later) => {
      const { server, holder } = later ? await startWithWallet() : await startWithoutWallet();
      const app = await reviewInApp(server, holder, {}, { amount: '0.5', memo: 'Invoice 2041' });
      await expect(app.sign({ password: 'not the password' })).rejects.toMatchObject({
        code: 'wrong_encryption_key',
      });
      expect(app.state()).toMatchObject({ step: 'sign', error: { code: 'wrong_encryption_key' } });
      await expect(app.sign({ seedPhrase: wrongPhrase })).rejects.toMatchObject({
        code: 'wrong_seed_phrase',
      });
      expect(app.state().step).toBe('sign');
      expect(await app.sign()).toMatchObject({ status: 'PENDING' });
      app.dispose();
    },
  );

  it('may differ from that of a payment that is still pending', async () => {
    const { server, holder } = await startWithWallet();
    const first = await reviewInApp(server, holder, {}, { amount: '0.5', memo: '104882' });
    await first.sign();
    first.dispose();
    const second = await reviewInApp(
      server,
      holder,
      {},
      { amount: '0.25', memo: 'Danke für das Essen, bis bald in Köln' },
    );
    expect(await second.sign()).toMatchObject({ status: 'PENDING' });
    second.dispose();
  });
});
