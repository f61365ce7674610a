import { ApiError, toDecimal } from '@billfold/core';
import type { LocalSend } from '@billfold/core/flows';
import { describe, expect, it, vi } from 'vitest';
import {
  createLocalSigner,
  type LocalSignerOptions,
  type SigningWorker,
} from './create-local-signer.ts';
import type { MessageFromWorker, MessageToWorker, SignRefusal } from './messages.ts';

const send: LocalSend = {
  ...{ walletId: 'wallet', accountId: 'account', intent: { intentId: 'intent', digest: 'd1' } },
  payment: {
    ...{ network: 'BTC', recipient: 'bc1q', tokenId: null, memo: null },
    ...{ amount: toDecimal('0.1'), fee: toDecimal('0.001') },
  },
};
const password = 'Correct-horse-7';

/** Signer with a worker that answers `steps` in turn, and the calls that it makes. */
function start(steps: readonly MessageFromWorker[], { isNewest = true, signing = 'local' } = {}) {
  const posted: MessageToWorker[] = [];
  const terminate = vi.fn();
  const startWorker = vi.fn((): SigningWorker | null => {
    let step = 0;
    const worker: SigningWorker = {
      ...{ onmessage: null, onerror: null, terminate },
      postMessage: (message) => {
        posted.push(message);
        while (step < steps.length) {
          const data = steps[step];
          step += 1;
          if (data) worker.onmessage?.(new MessageEvent('message', { data }));
          // The worker waits for the answer.
          if (data?.type === 'evaluate') return;
        }
      },
    };
    return worker;
  });
  const getVault = vi.fn(async () => ({ v: 2, pepperV: 4, isNewest }));
  const evaluateVault = vi.fn(async () => ({ evaluationId: 'evaluation', evaluated: 'element' }));
  const proveVault = vi.fn(async () => null);
  const getSettings = vi.fn(async () => ({ signing }));
  const getPlan = vi.fn(async () => 'the plan');
  const get = vi.fn(async () => ({ networks: { BTC: { chain: 'sandbox' } } }));
  const client = {
    wallets: { getSettings, getVault, evaluateVault, proveVault },
    transactions: { getPlan },
    config: { get },
  } as unknown as LocalSignerOptions['client'];
  const signLocally = createLocalSigner({ client, startWorker });
  const { signal } = new AbortController();
  const sign = () => signLocally(send, { password, twoFactorCode: '123456' }, signal);
  return {
    ...{ sign, signLocally, posted, terminate, startWorker },
    ...{ getVault, evaluateVault, proveVault, getPlan },
  };
}

const signed = { outcome: 'signed', rawTransactions: ['c0ffee'] } as const;
const proof = { evaluationId: 'evaluation', publicKey: 'key', signature: 'signature' };

describe('createLocalSigner', () => {
  it('hands the worker what is signed, passes its questions on, and ends it', async () => {
    const { sign, posted, evaluateVault, proveVault, terminate } = start([
      { type: 'evaluate', blinded: 'blinded' },
      { type: 'prove', proof },
      { type: 'ended', result: signed },
    ]);
    expect(await sign()).toBe('c0ffee');
    const vault = { v: 2, pepperV: 4, isNewest: true };
    const payments = [{ chain: 'sandbox', payment: send.payment, plan: 'the plan' }];
    expect(posted).toEqual([
      { type: 'sign', task: { walletId: 'wallet', payments, secret: { password, vault } } },
      { type: 'evaluated', evaluationId: 'evaluation', evaluated: 'element' },
    ]);
    const asked = { blinded: 'blinded', pepperV: 4 };
    expect(evaluateVault).toHaveBeenCalledWith('wallet', asked, expect.anything());
    expect(proveVault).toHaveBeenCalledWith('wallet', proof);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('signs with a phrase without the record', async () => {
    const { signLocally, posted, getVault } = start([{ type: 'ended', result: signed }]);
    const { signal } = new AbortController();
    await signLocally(send, { seedPhrase: 'words' }, signal);
    expect(getVault).not.toHaveBeenCalled();
    expect(posted[0]).toMatchObject({ task: { secret: { seedPhrase: 'words' } } });
  });

  it('leaves it to the server without a worker, where it was chosen, and with a record to be sealed anew', async () => {
    const older = start([], { isNewest: false });
    expect(await older.sign()).toBeNull();
    expect(older.posted).toEqual([]);
    expect(older.terminate).toHaveBeenCalledOnce();
    const chosen = start([], { signing: 'hosted' });
    expect(await chosen.sign()).toBeNull();
    expect(chosen.posted).toEqual([]);
    const none = start([]);
    none.startWorker.mockReturnValue(null);
    expect(await none.sign()).toBeNull();
    expect(none.getVault).not.toHaveBeenCalled();
  });

  it.each<readonly [SignRefusal, string]>([
    ['wrong-password', 'wrong_encryption_key'],
    ['wrong-phrase', 'wrong_seed_phrase'],
    ['fee-changed', 'fee_changed'],
    ['another-payment', 'signer_unavailable'],
    ['unsupported', 'signer_unavailable'],
  ])('answers %s as a server does that signs: %s', async (reason, code) => {
    const { sign, terminate } = start([{ type: 'ended', result: { outcome: 'refused', reason } }]);
    await expect(sign()).rejects.toMatchObject({ code });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('passes on what the server refuses, such as too many wrong passwords', async () => {
    const { sign, evaluateVault } = start([{ type: 'evaluate', blinded: 'blinded' }]);
    const refusal = new ApiError({ serverCode: 'rate_limited' });
    evaluateVault.mockRejectedValue(refusal);
    await expect(sign()).rejects.toBe(refusal);
    expect(evaluateVault).toHaveBeenCalledOnce();
  });

  it('loads a record again that was sealed anew meanwhile, once', async () => {
    const { sign, evaluateVault, getVault } = start([
      { type: 'evaluate', blinded: 'blinded' },
      { type: 'ended', result: signed },
    ]);
    evaluateVault.mockRejectedValueOnce(new ApiError({ serverCode: 'vault_outdated' }));
    expect(await sign()).toBe('c0ffee');
    expect(getVault).toHaveBeenCalledTimes(2);
    evaluateVault.mockRejectedValue(new ApiError({ serverCode: 'vault_outdated' }));
    await expect(sign()).rejects.toMatchObject({ serverCode: 'vault_outdated' });
  });

  it('sends although a proof was lost', async () => {
    const { sign, proveVault } = start([
      { type: 'prove', proof },
      { type: 'ended', result: signed },
    ]);
    proveVault.mockRejectedValue(new ApiError());
    expect(await sign()).toBe('c0ffee');
  });

  it('signs nothing where the worker breaks or the dialog is left', async () => {
    const broken = start([]);
    const signing = broken.sign();
    await vi.waitFor(() => expect(broken.posted).toHaveLength(1));
    const worker = broken.startWorker.mock.results[0]?.value;
    worker?.onerror?.(new ErrorEvent('error'));
    await expect(signing).rejects.toMatchObject({ code: 'signer_unavailable' });
    const left = start([]);
    const abort = new AbortController();
    const leaving = left.signLocally(send, { password }, abort.signal);
    await vi.waitFor(() => expect(left.posted).toHaveLength(1));
    abort.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    expect(left.terminate).toHaveBeenCalledOnce();
  });
});
