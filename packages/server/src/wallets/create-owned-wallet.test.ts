import { createHash } from 'node:crypto';
import { createWallet, listWallets, register } from '@billfold/core/contract';
import {
  generateSeedPhrase,
  seedPhraseToEntropy,
  seedPhraseToSeed,
  validateSeedPhrase,
} from '@billfold/keyring';
import { describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../test/dump-database.ts';
import {
  cloudPassword,
  newWallet,
  registration,
  signUp,
  signUpVerified,
  tokenOfNewestMail,
  vectorPhrase,
} from '../../test/people.ts';
import { createTestServer } from '../../test/test-server.ts';
import { verifyEmailAddress } from '../auth/verify-email-address.ts';
import { walletPublicKeys, wallets, walletVaults } from '../db/schema.ts';

describe('POST /api/wallets/create', () => {
  it.each([12, 24] as const)('makes a wallet and tells its %i words once', async (wordCount) => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    const body = newWallet({ name: 'Savings', wordCount });
    const created = await server.call(createWallet, { body }, ada);
    expect(created).toMatchObject({ name: 'Savings', isActivated: false });
    expect(created.seedPhrase?.split(' ')).toHaveLength(wordCount);
    expect(validateSeedPhrase(created.seedPhrase ?? '')).toBe(true);
    const list = await server.call(listWallets, { query: {} }, ada);
    expect(list).toEqual({
      items: [
        {
          id: created.id,
          name: 'Savings',
          isActivated: false,
          walletType: 'INDIVIDUAL',
          createdAt: new Date(server.clock.now()),
          accountsCount: 0,
          lastUsedAt: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 100,
    });
  });

  it('imports a phrase, active at once, and does not tell it back', async () => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    const body = newWallet({ seedPhrase: ` ${vectorPhrase.toUpperCase()} ` });
    const created = await server.call(createWallet, { body }, ada);
    expect(created).toMatchObject({ isActivated: true, seedPhrase: null });
    const { items } = await server.call(listWallets, { query: {} }, ada);
    expect(items[0]?.isActivated).toBe(true);
  });

  it('keeps the public keys of ten accounts of every network, and of two of each other address type (R-ACC-06)', async () => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    await server.call(createWallet, { body: newWallet({ seedPhrase: vectorPhrase }) }, ada);
    const keys = await server.context.db.select().from(walletPublicKeys);
    const ofTen = (path: (index: number) => string) =>
      Array.from({ length: 10 }, (_, index) => path(index));
    // As BIP-44, BIP-84 and SLIP-10 have them; those of ed25519 allow no public derivation.
    const derivable = [
      ['BTC', (index: number) => `m/84'/0'/${index}'`],
      ['LTC', (index: number) => `m/84'/2'/${index}'`],
      ['ETH', (index: number) => `m/44'/60'/${index}'`],
      ['BSC', (index: number) => `m/44'/60'/${index}'`],
      ['TRX', (index: number) => `m/44'/195'/${index}'`],
    ] as const;
    const hardened = [
      ['SOL', (index: number) => `m/44'/501'/${index}'/0'`],
      ['TON', (index: number) => `m/44'/607'/${index}'`],
    ] as const;
    for (const [network, path] of [...derivable, ...hardened]) {
      const own = keys.filter((key) => key.network === network && key.accountIndex >= 0);
      expect(own.map((key) => key.path).sort()).toEqual(ofTen(path));
      const isXpub = derivable.some(([each]) => each === network);
      for (const { publicKey } of own) expect(publicKey.startsWith('xpub')).toBe(isXpub);
    }
    const others = keys.filter((key) => key.accountIndex < 0).map((key) => key.path);
    expect(others.sort()).toEqual(
      [44, 49, 86].flatMap((purpose) =>
        [0, 2].flatMap((coin) => [0, 1].map((index) => `m/${purpose}'/${coin}'/${index}'`)),
      ),
    );
    expect(keys).toHaveLength(82);
  });

  it('asks for a verified email (R-AUTH-02)', async () => {
    const server = await createTestServer();
    const ada = await signUp(server, 'ada@example.com');
    const refusal = await server.refusal(createWallet, { body: newWallet() }, ada);
    expect(refusal).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
  });

  it('gives a name once to a user, and again to another one', async () => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    const bob = await signUpVerified(server, 'bob@example.com');
    await server.call(createWallet, { body: newWallet({ name: 'Savings' }) }, ada);
    const refusal = await server.refusal(
      createWallet,
      { body: newWallet({ name: 'SAVINGS' }) },
      ada,
    );
    expect(refusal).toMatchObject({
      status: 409,
      code: 'WALLET_NAME_TAKEN',
      fields: { name: ['You already have a wallet with this name'] },
    });
    await server.call(createWallet, { body: newWallet({ name: 'Savings' }) }, bob);
    expect(await server.context.db.$count(walletVaults)).toBe(2);
  });

  it('refuses a cloud password that is too weak', async () => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    const body = newWallet({ password: 'correcthorsebatterystaple' });
    expect(await server.refusal(createWallet, { body }, ada)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { password: ['Password is too weak'] },
    });
  });

  it('refuses the sign-in password as the cloud password', async () => {
    const server = await createTestServer();
    const { data } = await server.call(register, {
      body: { ...registration('ada@example.com'), password: cloudPassword },
    });
    const token = await tokenOfNewestMail(server.context.db, 'ada@example.com');
    await verifyEmailAddress(server.context, { token }, { ip: '127.0.0.1' });
    const refusal = await server.refusal(
      createWallet,
      { body: newWallet({ password: cloudPassword }) },
      { token: data.accessToken },
    );
    expect(refusal).toMatchObject({
      status: 400,
      fields: { password: ['Must differ from your sign-in password'] },
    });
  });

  it.each([
    ['zebra '.repeat(11), 'A seed phrase has 12, 15, 18, 21 or 24 words. This one has 11.'],
    ['zebra '.repeat(13), 'A seed phrase has 12, 15, 18, 21 or 24 words. This one has 13.'],
    [`zebrra ${'zebra '.repeat(10)}zebrra`, 'Not in the word list: words 1, 12.'],
    ['zebra '.repeat(12), 'Every word is valid, but the phrase is not. Check the order.'],
  ])('tells what is wrong with %j without a word of it', async (seedPhrase, message) => {
    const server = await createTestServer();
    const ada = await signUpVerified(server, 'ada@example.com');
    const refusal = await server.refusal(createWallet, { body: newWallet({ seedPhrase }) }, ada);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'SEED_PHRASE_INVALID',
      fields: { seedPhrase: [message] },
    });
    expect(JSON.stringify(refusal)).not.toMatch(/zebr/);
  });

  it('makes nothing when there is no randomness', async () => {
    let isBroken = false;
    const random = {
      bytes: (length: number) => {
        if (isBroken) throw new Error('no entropy');
        return globalThis.crypto.getRandomValues(new Uint8Array(length));
      },
    };
    const server = await createTestServer({ random });
    const ada = await signUpVerified(server, 'ada@example.com');
    isBroken = true;
    expect(await server.refusal(createWallet, { body: newWallet() }, ada)).toMatchObject({
      status: 500,
      code: 'INTERNAL',
    });
    expect(await server.context.db.$count(wallets)).toBe(0);
  });

  it('makes 50 wallets of a user, and refuses the next one of many at once', async () => {
    const server = await createTestServer();
    const { db, platform } = server.context;
    const ada = await signUpVerified(server, 'ada@example.com');
    const bob = await signUpVerified(server, 'bob@example.com');
    const createdAt = new Date(server.clock.now());
    const row = (at: number) => ({
      ...{ id: platform.newId(), userId: ada.user.id, name: `Wallet ${at}`, createdAt },
      walletType: 'INDIVIDUAL' as const,
      // A deleted wallet can be restored, so it counts.
      deletedAt: at === 0 ? createdAt : null,
    });
    await db.insert(wallets).values(Array.from({ length: 48 }, (_, at) => row(at)));
    const made = await Promise.allSettled(
      ['A', 'B', 'C', 'D'].map((name) =>
        server.call(createWallet, { body: newWallet({ name }) }, ada),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const body = newWallet({ name: 'One more' });
    expect(await server.refusal(createWallet, { body }, ada)).toMatchObject({
      status: 409,
      code: 'TOO_MANY_WALLETS',
      errors: ['You have 50 wallets already. Wallets that you deleted count for 30 days.'],
    });
    await server.call(createWallet, { body }, bob);
  });

  it.each(['userId', 'isActivated', 'activatedAt', 'isAdmin', 'balance'])(
    'refuses a body that also sets %s',
    async (key) => {
      const server = await createTestServer();
      const ada = await signUpVerified(server, 'ada@example.com');
      const body = { ...newWallet(), [key]: true };
      expect(await server.refusal(createWallet, { body }, ada)).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
    },
  );

  it('leaves no phrase, entropy, seed or password in the database (R-WAL-02)', async () => {
    const server = await createTestServer();
    const { db, platform } = server.context;
    const ada = await signUpVerified(server, 'ada@example.com');
    const made = await server.call(createWallet, { body: newWallet() }, ada);
    const seedPhrase = generateSeedPhrase(24, platform.random.bytes);
    await server.call(createWallet, { body: newWallet({ name: 'Imported', seedPhrase }) }, ada);
    const dump = await dumpDatabase(db);
    const holds = (text: string) => dump.includes(text) || dump.includes(hex(Buffer.from(text)));
    const [vault] = await db.select().from(walletVaults);
    expect(holds(hex(vault?.sealedSeed ?? new Uint8Array(1)))).toBe(true);
    for (const phrase of [made.seedPhrase ?? '', seedPhrase]) {
      const derived = [seedPhraseToEntropy(phrase), seedPhraseToSeed(phrase)].map(hex);
      for (const secret of [phrase, cloudPassword, ...derived])
        expect([holds(secret), holds(sha256(secret))]).toEqual([false, false]);
    }
    expect(/[xyz]prv/.test(dump)).toBe(false);
  });
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
