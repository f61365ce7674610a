import { toBaseUnits, toDecimal } from '@billfold/core';
import type { SealedVault } from '@billfold/core/contract';
import type { ShownPayment } from '@billfold/core/flows';
import { getKeyring, seedPhraseToEntropy, seedPhraseToSeed } from '@billfold/keyring';
import {
  deriveOprfKey,
  deriveWrappingKey,
  evaluateBlinded,
  evaluateInput,
  formatPlan,
  type KeyDerivation,
  seedContext,
  verifySeedProof,
  wrapContext,
} from '@billfold/keyring/vault';
import { base64urlnopad, hex } from '@scure/base';
import { describe, expect, it, vi } from 'vitest';
import type { SignRefusal, SignTask } from './messages.ts';
import { deriveKey } from './serve-signing.ts';
import { signTask, type TaskCalls } from './sign-task.ts';

const walletId = '0197c3a0-0000-7000-8000-000000000001';
const owner = {
  userId: '0197c3a0-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T09:00:00.123Z'),
};
const seedPhrase = `${'abandon '.repeat(11)}about`;
const foreignPhrase = `${'zoo '.repeat(11)}wrong`;
const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const keyring = getKeyring('ETH', 'sandbox');
const { publicKey } = keyring.derivePublic(seedPhraseToSeed(seedPhrase), 0);
const built = keyring.buildTransfer({
  ...{ publicKey, addressIndex: 0, amount: toBaseUnits(10n ** 16n), token: null, recipient },
  ...{ nonce: 3n, gasLimit: 21_000n, balance: toBaseUnits(10n ** 18n) },
  offer: { kind: 'eip1559', maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n },
});
if (built.outcome !== 'built') throw new Error(built.outcome);
const { plan } = built;
const payment: ShownPayment = {
  ...{ network: 'ETH', recipient, tokenId: null, memo: null },
  ...{ amount: toDecimal('0.01'), fee: toDecimal('0.000021') },
};
const task: SignTask = {
  ...{ walletId, payments: [{ chain: 'sandbox', payment, plan: formatPlan(plan) }] },
  secret: { seedPhrase },
};
const taskOf = (change: Partial<SignTask['payments'][number]>): SignTask => ({
  ...task,
  payments: [{ chain: 'sandbox', payment, plan: formatPlan(plan), ...change }],
});
const key = deriveOprfKey(new Uint8Array(32).fill(7), new TextEncoder().encode(walletId));
const evaluationId = '0197c3a0-0000-7000-8000-000000000003';
const text = base64urlnopad.encode;

/** Stands for argon2id, which is measured and proved on its own. */
async function quickKey({ password, salt }: KeyDerivation): Promise<Uint8Array> {
  return new Uint8Array(
    await crypto.subtle.digest('SHA-256', Uint8Array.from([...password, ...salt])),
  );
}

function calls() {
  return {
    deriveKey: vi.fn(quickKey),
    evaluate: vi.fn(async (blinded: string) => ({
      evaluationId,
      evaluated: text(evaluateBlinded(key, base64urlnopad.decode(blinded))),
    })),
    prove: vi.fn<TaskCalls['prove']>(),
  };
}

/** Returns the record of a wallet under a password. */
async function seal(password: string): Promise<SealedVault> {
  const salt = new Uint8Array(16).fill(3);
  const typed = new TextEncoder().encode(password);
  const stretched = await quickKey({ password: typed, salt, memoryKib: 0, passes: 0, lanes: 0 });
  const output = evaluateInput(key, stretched);
  const dataKey = new Uint8Array(32).fill(9);
  const [ivW, ivS] = [new Uint8Array(12).fill(1), new Uint8Array(12).fill(2)];
  const terms = { walletId, kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1', salt, pepperVersion: 1 };
  const plain = Uint8Array.from([...seedPhraseToEntropy(seedPhrase), 0, 0]);
  const wrapping = deriveWrappingKey({ walletId, stretched, output });
  return {
    ...{ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 }, salt: text(salt), pepperV: 1 },
    ivW: text(ivW),
    wrap: text(
      await encrypt(dataKey, { aesKey: wrapping, iv: ivW, context: wrapContext(2, terms) }),
    ),
    ivS: text(ivS),
    seed: text(
      await encrypt(plain, {
        ...{ aesKey: dataKey, iv: ivS },
        context: seedContext({ walletId, ...owner }),
      }),
    ),
    ...owner,
    isNewest: true,
  };
}

async function encrypt(
  plain: Uint8Array,
  given: {
    readonly aesKey: Uint8Array;
    readonly iv: Uint8Array<ArrayBuffer>;
    readonly context: string;
  },
): Promise<Uint8Array> {
  const { subtle } = crypto;
  const raw = new Uint8Array(given.aesKey);
  const aes = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(given.context);
  const algorithm = { name: 'AES-GCM', iv: given.iv, additionalData };
  return new Uint8Array(await subtle.encrypt(algorithm, aes, new Uint8Array(plain)));
}

describe('signTask', () => {
  const signed = hex.encode(keyring.signTransfer(seedPhraseToSeed(seedPhrase), plan).raw);

  it('signs the plan of the shown payment by the phrase, and asks the server nothing', async () => {
    const asked = calls();
    expect(await signTask(task, asked)).toEqual({ outcome: 'signed', rawTransactions: [signed] });
    expect(asked.evaluate).not.toHaveBeenCalled();
  });

  it('signs by the password, and proves that it opened the record', async () => {
    const asked = calls();
    const secret = { password: 'Correct-horse-7', vault: await seal('Correct-horse-7') };
    expect(await signTask({ ...task, secret }, asked)).toEqual({
      ...{ outcome: 'signed', rawTransactions: [signed] },
    });
    const [proof] = asked.prove.mock.lastCall ?? never();
    const bytes = base64urlnopad.decode;
    const given = { publicKey: bytes(proof.publicKey), signature: bytes(proof.signature) };
    expect(verifySeedProof(given, { walletId, evaluationId })).toBe(true);
  });

  it('signs several payments with the wallet opened once, and none where one is another', async () => {
    const second = { ...plan, nonce: 4n };
    const [first] = task.payments;
    if (first === undefined) throw new Error('a task without payments');
    const vault = await seal('Correct-horse-7');
    const secret = { password: 'Correct-horse-7', vault };
    const both = { ...task, secret, payments: [first, { ...first, plan: formatPlan(second) }] };
    const asked = calls();
    expect(await signTask(both, asked)).toEqual({
      outcome: 'signed',
      rawTransactions: [
        signed,
        hex.encode(keyring.signTransfer(seedPhraseToSeed(seedPhrase), second).raw),
      ],
    });
    expect([asked.evaluate, asked.prove].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    const more = { ...second, value: toBaseUnits(plan.value + 1n) };
    const other = { ...both, payments: [first, { ...first, plan: formatPlan(more) }] };
    const kept = calls();
    expect(await signTask(other, kept)).toEqual({
      ...{ outcome: 'refused', reason: 'another-payment' },
    });
    expect(kept.evaluate).not.toHaveBeenCalled();
  });

  it('signs a payment to oneself where the seed has the recipient, and for no other place of it', async () => {
    const own = keyring.addressAt(publicKey, { branch: 0, addressIndex: 3 });
    const toOwn = { ...plan, to: own };
    const shown = { payment: { ...payment, recipient: own }, plan: formatPlan(toOwn) };
    const raw = hex.encode(keyring.signTransfer(seedPhraseToSeed(seedPhrase), toOwn).raw);
    const at = (accountIndex: number, addressIndex: number) => ({ accountIndex, addressIndex });
    expect(await signTask(taskOf({ ...shown, recipientAt: at(0, 3) }), calls())).toEqual({
      ...{ outcome: 'signed', rawTransactions: [raw] },
    });
    for (const recipientAt of [at(0, 4), at(1, 3)])
      expect(await signTask(taskOf({ ...shown, recipientAt }), calls())).toEqual({
        ...{ outcome: 'refused', reason: 'wrong-phrase' },
      });
    const nowhere = taskOf({ ...shown, recipientAt: at(0, -1) });
    expect(await signTask(nowhere, calls())).toEqual({
      ...{ outcome: 'refused', reason: 'another-payment' },
    });
    const secret = { password: 'Correct-horse-7', vault: await seal('Correct-horse-7') };
    const foreign = { ...taskOf({ recipientAt: at(0, 3) }), secret };
    expect(await signTask(foreign, calls())).toEqual({
      ...{ outcome: 'refused', reason: 'another-payment' },
    });
  });

  it('signs what the reviewed address pays, and nothing that another one of the seed does', async () => {
    const sender = plan.from;
    const raw = signed;
    const at = (accountIndex: number, addressIndex: number) => ({ accountIndex, addressIndex });
    const written = { sender: sender.toLowerCase(), senderAt: at(0, 0) };
    for (const change of [{ sender }, written])
      expect(await signTask(taskOf(change), calls())).toEqual({
        ...{ outcome: 'signed', rawTransactions: [raw] },
      });
    const secret = { password: 'Correct-horse-7', vault: await seal('Correct-horse-7') };
    const other = keyring.addressAt(publicKey, { branch: 0, addressIndex: 3 });
    const asked = calls();
    expect(await signTask({ ...taskOf({ sender: other }), secret }, asked)).toEqual({
      ...{ outcome: 'refused', reason: 'another-payment' },
    });
    expect(asked.evaluate).not.toHaveBeenCalled();
    for (const senderAt of [at(0, 3), at(7_000_000, 0)])
      expect(await signTask({ ...taskOf({ sender, senderAt }), secret }, calls())).toEqual({
        ...{ outcome: 'refused', reason: 'another-payment' },
      });
    expect(await signTask({ ...taskOf({ senderAt: at(0, 0) }), secret }, calls())).toEqual({
      ...{ outcome: 'refused', reason: 'another-payment' },
    });
  });

  it('refuses a wrong password, which it proves nothing of', async () => {
    const asked = calls();
    const secret = { password: 'Wrong-horse-7', vault: await seal('Correct-horse-7') };
    expect(await signTask({ ...task, secret }, asked)).toEqual({
      ...{ outcome: 'refused', reason: 'wrong-password' },
    });
    expect(asked.prove).not.toHaveBeenCalled();
  });

  it.each([foreignPhrase, 'no seed phrase'])('refuses the phrase "%s"', async (words) => {
    expect(await signTask({ ...task, secret: { seedPhrase: words } }, calls())).toEqual({
      ...{ outcome: 'refused', reason: 'wrong-phrase' },
    });
  });

  it.each<readonly [Partial<ShownPayment>, SignRefusal]>([
    [{ recipient: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'another-payment'],
    [{ amount: toDecimal('0.02') }, 'another-payment'],
    [{ tokenId: 'USDT@ETH' }, 'another-payment'],
    [{ tokenId: 'UNKNOWN@ETH' }, 'another-payment'],
    [{ network: 'BSC' }, 'another-payment'],
    [{ memo: 'a text' }, 'another-payment'],
    [{ fee: toDecimal('0.00002') }, 'fee-changed'],
  ])('uses no secret where %j was shown', async (change, reason) => {
    const asked = calls();
    const shown = taskOf({ payment: { ...payment, ...change } });
    const secret = { password: 'Correct-horse-7', vault: await seal('Correct-horse-7') };
    asked.deriveKey.mockClear();
    expect(await signTask({ ...shown, secret }, asked)).toEqual({ outcome: 'refused', reason });
    expect(asked.deriveKey).not.toHaveBeenCalled();
  });

  it.each(['', '{}', 'null'])('refuses the plan %j', async (changed) => {
    const outcome = await signTask(taskOf({ plan: changed }), calls());
    expect(outcome).toEqual({ outcome: 'refused', reason: 'another-payment' });
  });

  it('leaves a record of the first version to the server', async () => {
    const vault = { ...(await seal('Correct-horse-7')), v: 1 };
    const secret = { password: 'Correct-horse-7', vault };
    expect(await signTask({ ...task, secret }, calls())).toEqual({
      ...{ outcome: 'refused', reason: 'unsupported' },
    });
  });
});

describe('deriveKey', () => {
  // `argon2id` of the reference implementation (phc-winner-argon2, test.c): 64 MiB, t=2, p=1.
  it('derives the key of the reference vector', async () => {
    const bytes = (words: string) => new TextEncoder().encode(words);
    const derived = await deriveKey({
      ...{ password: bytes('password'), salt: bytes('somesalt') },
      ...{ memoryKib: 65_536, passes: 2, lanes: 1 },
    });
    expect(hex.encode(derived)).toBe(
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    );
  });
});

function never(): never {
  throw new Error('it was not called');
}
