import {
  getSendProtection,
  getVault,
  getWalletSettings,
  type SealedVault,
  type WalletSettings,
} from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import type { SigningWorker } from '../src/signing/create-local-signer.ts';
import type { SignTask } from '../src/signing/messages.ts';
import { at } from './account-answers.ts';
import { ada } from './open-site.tsx';

const settings: WalletSettings = {
  ...{ version: 1, supportAccess: false, currency: 'USD', locale: 'en', hideBalances: false },
  ...{ hideSmallBalances: false, requireUnlockOnNewDevice: true, accountOrder: [] },
  ...{ defaultAccounts: {}, spamFilter: true, loadPrices: true, usageStatistics: false },
  ...{ signing: 'local', hiddenTokens: [] },
};
/** Sealed record of the wallet. */
export const vault: SealedVault = {
  ...{ v: 2, kdf: 'argon2id', params: { m: 65_536, t: 3, p: 1 }, salt: 'c2FsdA', pepperV: 1 },
  ...{ ivW: 'aXY', wrap: 'd3JhcA', ivS: 'aXY', seed: 'c2VlZA', userId: ada.id, createdAt: at },
  isNewest: true,
};

/** Returns the bytes that the worker of a signing device signs for a plan. */
export const rawOf = (plan: string) => Buffer.from(plan).toString('hex');

/** Creates a device whose worker signs each plan as its own bytes in hex, and keeps its tasks. */
export function createSigningDevice() {
  const tasks: SignTask[] = [];
  const startSigningWorker = (): SigningWorker => {
    const worker: SigningWorker = {
      ...{ onmessage: null, onerror: null, terminate: () => undefined },
      postMessage: (message) => {
        if (message.type !== 'sign') return;
        tasks.push(message.task);
        const rawTransactions = message.task.payments.map(({ plan }) => rawOf(plan));
        const data = { type: 'ended', result: { outcome: 'signed', rawTransactions } } as const;
        worker.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    return worker;
  };
  return { tasks, startSigningWorker };
}

type Signing = WalletSettings['signing'];

/** Answers what a signature asks about a wallet that signs where it is set to, by one answer after another and then the last. */
export function answerSigning(
  { services }: Pick<Sandbox, 'services'>,
  ...answers: readonly [Signing, ...Signing[]]
): void {
  let [signing] = answers;
  let count = 0;
  services.on(getSendProtection)(() => ({ asksCode: false, twoFactorForSending: false }));
  services.on(getWalletSettings)(() => {
    signing = answers[count] ?? signing;
    count += 1;
    return { ...settings, signing };
  });
  services.on(getVault)(() => vault);
}
