import {
  type BillfoldClient,
  isErrorCode,
  SigningError,
  type TransactionError,
} from '@billfold/core';
import type { SealedVault } from '@billfold/core/contract';
import type { SendSecret, SignLocally } from '@billfold/core/flows';
import { anotherPayment, feeChanged } from '@billfold/core/internal';
import type {
  MessageFromWorker,
  MessageToWorker,
  PlannedPayment,
  SignOutcome,
  SignRefusal,
  SignTask,
  TaskSecret,
} from './messages.ts';

/** Worker of one opened wallet. */
export interface SigningWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: MessageToWorker): void;
  terminate(): void;
}

export interface LocalSignerOptions {
  readonly client: Pick<BillfoldClient, 'config' | 'transactions' | 'wallets'>;
  /** Starts a worker; null where the browser has no workers or no WebAssembly. */
  readonly startWorker: () => SigningWorker | null;
}

/** Payments of one wallet that are signed together. */
export interface LocalPayments {
  readonly walletId: string;
  /** Loads the payments with their plans, once it is known that this device signs. */
  readonly load: () => Promise<readonly PlannedPayment[]>;
}

/**
 * Signs payments on this device, with the wallet opened once, and returns the transactions as hex in the order of the
 * payments. Null where only the server can sign.
 */
export type SignTogether = (
  payments: LocalPayments,
  secret: SendSecret,
  signal: AbortSignal,
) => Promise<readonly string[] | null>;

/** Creates the signer of one payment at a time. */
export function createLocalSigner(options: LocalSignerOptions): SignLocally {
  const sign = createGroupSigner(options);
  return async ({ walletId, accountId, intent, payment }, secret, signal) => {
    const load = async () => {
      const { transactions } = options.client;
      return [
        { payment, plan: await transactions.getPlan(walletId, accountId, intent, { signal }) },
      ];
    };
    const [raw = null] = (await sign({ walletId, load }, secret, signal)) ?? [];
    return raw;
  };
}

/**
 * Creates the signer of this page. It loads what is signed, hands it to a worker with the secret, and passes on what
 * the worker asks the server. The server signs where the wallet is set so, where there is no worker, and with a record
 * of an older version or master key, which that signature seals anew.
 */
export function createGroupSigner({ client, startWorker }: LocalSignerOptions): SignTogether {
  const attempt = async (request: SignRequest): Promise<readonly string[] | null> => {
    const worker = startWorker();
    if (worker === null) return null;
    try {
      const task = await loadTask(client, request);
      return task === null ? null : rawsOf(await runTask(client, { ...request, task, worker }));
    } finally {
      worker.terminate();
    }
  };
  return async (payments, secret, signal) => {
    const request = { payments, secret, signal };
    try {
      return await attempt(request);
    } catch (error) {
      // The record was sealed anew between two calls.
      if (isErrorCode(error, 'api') && error.serverCode === 'vault_outdated')
        return attempt(request);
      throw error;
    }
  };
}

interface SignRequest {
  readonly payments: LocalPayments;
  readonly secret: SendSecret;
  readonly signal: AbortSignal;
}

/** Loads what the worker signs; null where the server was chosen, and for a record that only it opens. */
async function loadTask(
  client: LocalSignerOptions['client'],
  { payments: { walletId, load }, secret, signal }: SignRequest,
): Promise<SignTask | null> {
  const options = { signal };
  const [{ signing }, vault] = await Promise.all([
    client.wallets.getSettings(walletId, options),
    'password' in secret ? client.wallets.getVault(walletId, options) : null,
  ]);
  if (signing === 'hosted' || vault?.isNewest === false) return null;
  const [loaded, { networks }] = await Promise.all([load(), client.config.get(options)]);
  const payments = loaded.map((each) => {
    const chain = networks[each.payment.network]?.chain;
    if (chain === undefined) throw anotherPayment();
    return { ...each, chain };
  });
  return { walletId, payments, secret: secretOf(secret, vault) };
}

/** Returns the secret without the two-factor code, which is the server's. */
function secretOf(secret: SendSecret, vault: SealedVault | null): TaskSecret {
  if ('seedPhrase' in secret) return { seedPhrase: secret.seedPhrase };
  if (vault === null) throw new TypeError('A password needs the record that it opens.');
  return { password: secret.password, vault };
}

interface RunningTask extends SignRequest {
  readonly task: SignTask;
  readonly worker: SigningWorker;
}

/** Runs the task in the worker and answers its questions. */
function runTask(
  client: LocalSignerOptions['client'],
  { task, worker, signal }: RunningTask,
): Promise<SignOutcome> {
  const { walletId, secret } = task;
  const evaluate = async (blinded: string): Promise<void> => {
    if (!('vault' in secret)) throw signerUnavailable();
    const asked = { blinded, pepperV: secret.vault.pepperV };
    const evaluation = await client.wallets.evaluateVault(walletId, asked, { signal });
    worker.postMessage({ type: 'evaluated', ...evaluation });
  };
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(signerUnavailable());
    worker.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.type === 'evaluate') evaluate(data.blinded).catch(reject);
      // Unproved, it counts as a wrong password; the send does not depend on it.
      else if (data.type === 'prove')
        client.wallets.proveVault(walletId, data.proof).catch(() => undefined);
      else resolve(data.result);
    };
    worker.postMessage({ type: 'sign', task });
  });
}

/** Returns the signed transactions. @throws {BillfoldError} as a server that signs would answer */
function rawsOf(result: SignOutcome): readonly string[] {
  if (result.outcome === 'signed') return result.rawTransactions;
  throw errorOf(result.reason);
}

function errorOf(reason: SignRefusal): SigningError | TransactionError {
  switch (reason) {
    case 'wrong-password':
      return new SigningError('wrong_encryption_key', {
        messages: ['The cloud encryption password is incorrect.'],
      });
    case 'wrong-phrase':
      return new SigningError('wrong_seed_phrase', {
        messages: ['This phrase belongs to a different wallet.'],
      });
    case 'another-payment':
      return anotherPayment();
    case 'fee-changed':
      return feeChanged();
    case 'unsupported':
      return signerUnavailable();
    default:
      return reason satisfies never;
  }
}

function signerUnavailable(): SigningError {
  return new SigningError('signer_unavailable', {
    messages: ['This browser could not sign the transaction. Nothing was sent.'],
  });
}
