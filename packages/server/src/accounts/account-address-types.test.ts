import { parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import {
  type AddressType,
  addressTypes,
  createAccount,
  createIntent,
  createTransaction,
  createWallet,
  getAccountPublicKey,
  getDepositAddress,
  getFees,
  getReplacement,
  listAccounts,
  listTransactions,
  replaceTransaction,
} from '@billfold/core/contract';
import { getKeyring, seedPhraseToSeed } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirm, deposit, placeOf, send, sendRequest, strangers } from '../../test/funded.ts';
import {
  cloudPassword,
  type Holder,
  newWallet,
  signUpWithAccount,
  vectorPhrase,
} from '../../test/people.ts';
import { planSend, signElsewhere } from '../../test/plan-send.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';
import { accounts, addresses, walletPublicKeys } from '../db/schema.ts';
import { rescanIfWanted } from '../watcher/rescan-if-wanted.ts';
import { watchChain } from '../watcher/watch-chain.ts';

/** First addresses of the phrase that BIP-86 and, of BIP-44, BIP-49 and BIP-84, SLIP-132 publish. */
const published: Readonly<Record<AddressType, readonly [path: string, address: string]>> = {
  pkh: ["m/44'/0'/0'", '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
  'sh-wpkh': ["m/49'/0'/0'", '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf'],
  wpkh: ["m/84'/0'/0'", 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  tr: ["m/86'/0'/0'", 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
};
const descriptors = { pkh: /^pkh\(/, 'sh-wpkh': /^sh\(wpkh\(/, wpkh: /^wpkh\(/, tr: /^tr\(/ };

let server: TestServer;
let ada: Holder;
let walletId: string;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpWithAccount(server, 'ada@example.com');
  const body = newWallet({ name: 'Imported', seedPhrase: vectorPhrase });
  ({ id: walletId } = await server.call(createWallet, { body }, ada));
});

interface Wanted {
  readonly name?: string;
  readonly network?: 'BTC' | 'LTC' | 'ETH';
  readonly password?: string | null;
}
const bodyOf = (
  addressType: AddressType,
  { name = addressType, network = 'BTC', password = null }: Wanted = {},
) => ({ name, cryptoCurrencyType: network, addressType, password, seedPhrase: null });
const open = async (addressType: AddressType, wanted: Wanted = {}): Promise<Holder> => {
  const request = { params: { walletId }, body: bodyOf(addressType, wanted) };
  return { ...ada, walletId, account: await server.call(createAccount, request, ada) };
};
const addressOf = async (holder: Holder, createNew = false) => {
  const request = { params: placeOf(holder), query: createNew ? { createNew } : {} };
  return (await server.call(getDepositAddress, request, holder)).addressValue;
};
const historyOf = async (holder: Holder) => {
  const { items } = await server.call(
    listTransactions,
    { params: { walletId }, query: {} },
    holder,
  );
  return items.filter(({ accountId }) => accountId === holder.account.id);
};
const accountOf = async ({ account: { id } }: Holder) => {
  const { items } = await server.call(listAccounts, { params: { walletId }, query: {} }, ada);
  return items.find((each) => each.id === id);
};
const units = (text: string | null | undefined) => parseAmount(text ?? '0', 8);

describe('accounts of address types', () => {
  it('are those of BIP-44, BIP-49, BIP-84 and BIP-86, with their published addresses', async () => {
    for (const addressType of addressTypes) {
      const holder = await open(addressType);
      const [path, address] = published[addressType];
      expect(holder.account).toMatchObject({ addressType, derivationPath: path });
      expect(await addressOf(holder)).toBe(address);
      const request = { params: placeOf(holder) };
      const key = await server.call(getAccountPublicKey, request, ada);
      expect(key).toMatchObject({ path, isExtended: true });
      expect(key.publicKey).toMatch(/^xpub[1-9A-Za-z]{107}$/);
      expect(key.descriptor).toMatch(descriptors[addressType]);
      expect(key.descriptor).toContain(`(${key.publicKey}/<0;1>/*)`);
    }
  });

  it('count from 0, each for itself', async () => {
    const opened = [];
    for (const [at, addressType] of (['tr', 'pkh', 'tr', 'wpkh', 'pkh', 'wpkh'] as const).entries())
      opened.push(await open(addressType, { name: `Account ${at}` }));
    expect(opened.map(({ account }) => account.derivationPath)).toEqual([
      ...["m/86'/0'/0'", "m/44'/0'/0'", "m/86'/0'/1'", "m/84'/0'/0'", "m/44'/0'/1'", "m/84'/0'/1'"],
    ]);
    const all = await Promise.all(opened.map((holder) => addressOf(holder)));
    expect(new Set(all).size).toBe(opened.length);
  });

  it('are asked for the password once their prepared keys are used up', async () => {
    await open('tr', { name: 'One' });
    await open('tr', { name: 'Two' });
    const request = { params: { walletId }, body: bodyOf('tr', { name: 'Three' }) };
    expect(await server.refusal(createAccount, request, ada)).toMatchObject({
      ...{ status: 409, code: 'KEY_REQUIRED' },
    });
    const third = await open('tr', { name: 'Three', password: cloudPassword });
    expect(third.account.derivationPath).toBe("m/86'/0'/2'");
  });

  it('are native SegWit unless asked for, and no choice elsewhere', async () => {
    const { addressType: _, ...body } = bodyOf('wpkh');
    const account = await server.call(createAccount, { params: { walletId }, body }, ada);
    expect(account).toMatchObject({ addressType: 'wpkh', derivationPath: "m/84'/0'/0'" });
    const ethereum = bodyOf('tr', { network: 'ETH' });
    const request = { params: { walletId }, body: ethereum };
    expect(await server.refusal(createAccount, request, ada)).toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      fields: { addressType: [expect.stringContaining('Bitcoin and Litecoin')] },
    });
  });

  it('have keys and places that a server of an earlier version cannot mistake for its own', async () => {
    for (const addressType of addressTypes) await open(addressType);
    const rows = await server.context.db
      .select({ type: accounts.addressType, index: accounts.accountIndex })
      .from(accounts)
      .where(eq(accounts.walletId, walletId));
    for (const { type, index } of rows) expect(index < 0).toBe(type !== 'wpkh');
    const keys = await server.context.db
      .select({ index: walletPublicKeys.accountIndex, key: walletPublicKeys.publicKey })
      .from(walletPublicKeys)
      .where(eq(walletPublicKeys.walletId, walletId));
    const isBare = (key: string) => !key.includes('(');
    for (const { index, key } of keys) expect(isBare(key)).toBe(index >= 0);
  });
});

describe.each(
  (['BTC', 'LTC'] as const).flatMap((network) =>
    addressTypes.map((addressType) => ({ network, addressType })),
  ),
)('an account of $addressType on $network', ({ network, addressType }) => {
  let holder: Holder;
  beforeEach(async () => {
    holder = await open(addressType, { network });
    for (const amount of ['0.6', '0.5']) await deposit(server, holder, amount);
    await confirm(server, 6, network);
  });
  const feesOf = async (amount: string) => {
    const query = {
      ...{ amount: toDecimal(amount), toAddress: strangers[network] },
      ...{ feeRate: 'Medium' as const },
    };
    return server.call(getFees, { params: placeOf(holder), query }, holder);
  };

  it('receives, sends at the fee of its size, and gets its change back', async () => {
    expect((await accountOf(holder))?.nativeBalance).toBe('1.10000000');
    const { estimatedFee } = await feesOf('0.8');
    const sent = await send(server, holder, { amount: toDecimal('0.8') });
    expect(sent).toMatchObject({ status: 'PENDING', fee: estimatedFee });
    await server.outbox.drain();
    await confirm(server, 6, network);
    const [newest] = await historyOf(holder);
    expect(newest).toMatchObject({ hash: sent.hash, status: 'CONFIRMED', type: 'SENT' });
    const left = (await accountOf(holder))?.nativeBalance;
    expect(units(left)).toBe(units('0.3') - units(sent.fee));
    const [change] = await server.context.db
      .select({ address: addresses.address })
      .from(addresses)
      .where(and(eq(addresses.accountId, holder.account.id), eq(addresses.branch, 'change')))
      .orderBy(addresses.addressIndex);
    const keyring = getKeyring(network, 'sandbox');
    const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), 0, addressType);
    expect(change?.address).toBe(keyring.addressAt(publicKey, { branch: 1, addressIndex: 0 }));
    // The change can be spent again, to the last coin.
    const { estimatedFee: fee } = await feesOf('0');
    const rest = toDecimal(toBaseUnits(units(left) - units(fee)), { decimals: 8 });
    const last = await send(server, holder, { amount: rest, sendingMax: true, key: 'rest' });
    expect(last).toMatchObject({ value: rest, fee });
    await server.outbox.drain();
    await confirm(server, 6, network);
    expect((await accountOf(holder))?.nativeBalance).toBe('0.00000000');
    expect((await historyOf(holder)).every(({ status }) => status === 'CONFIRMED')).toBe(true);
  });

  it('replaces a send that waits by one with a higher fee', async () => {
    const first = await send(server, holder, { amount: toDecimal('0.1') });
    const params = { walletId, transactionId: first.id };
    const query = { kind: 'SPEED_UP' as const };
    const offer = await server.call(getReplacement, { params, query }, holder);
    expect(units(offer.fee)).toBeGreaterThan(units(first.fee));
    const body = {
      ...{ kind: 'SPEED_UP' as const, fee: offer.fee, password: cloudPassword },
      ...{ seedPhrase: null, twoFactorCode: null },
    };
    const key = { token: holder.token, idempotencyKey: 'replacement' };
    const second = await server.call(replaceTransaction, { params, body }, key);
    await server.outbox.drain();
    await confirm(server, 6, network);
    const history = await historyOf(holder);
    const statusOf = (hash: string | null) => history.find((each) => each.hash === hash)?.status;
    expect([statusOf(second.hash), statusOf(first.hash)]).toEqual(['CONFIRMED', 'REPLACED']);
  });

  it('sends what its owner has signed elsewhere', async () => {
    const asked = { amount: toDecimal('0.7'), destinationAddress: strangers[network] };
    const review = {
      ...{ ...asked, tokenId: null, feeRate: 'Medium' as const, feeRateValue: null },
      ...{ sendingMax: false, memo: null },
    };
    const intent = await server.call(
      createIntent,
      { params: placeOf(holder), body: review },
      holder,
    );
    const body = sendRequest({ ...asked, password: null, acceptFee: true });
    const signed = signElsewhere(await planSend(server, holder, body));
    const { rawTransaction } = signed;
    const header = `${intent.intentId}; digest=${intent.digest}`;
    const sent = await server.call(
      createTransaction,
      { params: placeOf(holder), body: { ...body, rawTransaction } },
      { token: holder.token, idempotencyKey: 'raw', intent: header },
    );
    expect(sent.hash).toBe(signed.hash);
    await server.outbox.drain();
    await confirm(server, 6, network);
    expect((await historyOf(holder))[0]).toMatchObject({ hash: sent.hash, status: 'CONFIRMED' });
  });

  it('has further addresses of its type, which are watched', async () => {
    const next = await addressOf(holder, true);
    const keyring = getKeyring(network, 'sandbox');
    const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), 0, addressType);
    expect(next).toBe(keyring.addressAt(publicKey, { branch: 0, addressIndex: 1 }));
    await deposit(server, holder, '0.25');
    await confirm(server, 6, network);
    expect((await accountOf(holder))?.nativeBalance).toBe('1.35000000');
  });
});

it.each(addressTypes)(
  'finds what an imported phrase had on %s before, beyond a gap and on change addresses too',
  async (addressType) => {
    const keyring = getKeyring('BTC', 'sandbox');
    const { publicKey } = keyring.derivePublic(seedPhraseToSeed(vectorPhrase), 0, addressType);
    const { ledger } = server.sandboxes.BTC;
    for (const [branch, addressIndex] of [
      [0, 0],
      [0, 15],
      [0, 30],
      [1, 7],
    ] as const) {
      const address = keyring.addressAt(publicKey, { branch, addressIndex });
      await ledger.pay({ address, amount: parseAmount('0.1', 8) });
    }
    await confirm(server, 6);
    const holder = await open(addressType);
    for (let round = 0; round < 3; round += 1) {
      await watchChain(server.context, 'BTC').catchUp();
      await rescanIfWanted(server.context, 'BTC');
    }
    expect((await accountOf(holder))?.nativeBalance).toBe('0.40000000');
    await send(server, holder, { amount: toDecimal('0.35') });
    await server.outbox.drain();
    await confirm(server, 6);
    expect((await historyOf(holder)).find(({ type }) => type === 'SENT')).toMatchObject({
      status: 'CONFIRMED',
    });
  },
);
