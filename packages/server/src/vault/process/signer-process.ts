import { StartError } from '../../platform/start-error.ts';
import { derivationLimits } from '../kdf.ts';
import type { KeySource } from '../key-source.ts';
import type { PasswordKdf, Vault } from '../open-vault.ts';
import type { Signer, SignerHandle } from '../signer.ts';
import { toVersions } from '../versions.ts';
import { createWorkQueue } from '../work-queue.ts';
import { type OpenedSigner, type SignerCall, signerCalls } from './signer-calls.ts';
import type { SignerChannel } from './signer-channel.ts';
import { signerUnavailable } from './signer-unavailable.ts';

export interface SignerProcessOptions {
  /** Starts a signer, or connects to the one that runs as a service. */
  readonly openChannel: () => SignerChannel;
  /** Source of the master keys, read at each start so that no key is kept here; null asks a service. */
  readonly keySource: () => KeySource | null;
  /** Logs an error; never a secret. */
  readonly log: (line: string) => void;
}

export interface OpenedVault extends Vault {
  /** Fingerprints of the master keys, newest first. */
  readonly fingerprints: readonly string[];
  /** Returns the current process id of the signer. */
  readonly pid: () => number | undefined;
}

/** Shortest time between two starts of a signer that did not get its keys. */
const retryMs = 1_000;

interface Run {
  readonly channel: SignerChannel;
  readonly opened: Promise<OpenedSigner>;
  hasOpened: boolean;
  readonly since: number;
}

/**
 * Opens the signer in a process of its own, which alone has the master keys and the seeds. A signer that
 * ends is replaced or connected to again; questions that it did not answer get 503.
 * @throws {StartError} the master keys cannot be read
 */
export async function openSignerProcess(options: SignerProcessOptions): Promise<OpenedVault> {
  const { openChannel, keySource, log } = options;
  // Bounded here too: a flood of passwords does not reach the signer.
  const derivations = createWorkQueue(derivationLimits);
  /** Signer that holds each unsealed seed. */
  const holders = new Map<string, Run>();
  let isClosed = false;
  let firstKey: string | undefined;
  let run = start();
  const { keys } = await run.opened.catch(async (error: unknown) => {
    await close();
    throw error;
  });

  function start(): Run {
    const channel = openChannel();
    const opened = channel.ask(signerCalls.open, keySource()).then(requireFirstKey);
    const started = { channel, opened, hasOpened: false, since: performance.now() };
    opened.then(
      () => {
        started.hasOpened = true;
      },
      // The next question is refused. A first start throws it.
      (error: unknown) => {
        if (firstKey !== undefined && error instanceof StartError) log(error.message);
      },
    );
    void channel.ended.then((how) => {
      if (isClosed) return;
      log(`The signer ended (${how}).`);
      revive();
    });
    return started;
  }
  /** Refuses a signer that came back with another key: the database belongs to the first one. */
  function requireFirstKey(answer: OpenedSigner): OpenedSigner {
    const newest = answer.keys[0]?.fingerprint;
    firstKey ??= newest;
    if (newest === firstKey) return answer;
    log('The signer has another master key now. Start the servers again.');
    throw signerUnavailable();
  }
  function revive(): void {
    if (run.channel.isOpen()) return;
    if (run.hasOpened || performance.now() - run.since > retryMs) run = start();
  }
  async function current(): Promise<Run> {
    if (isClosed) throw signerUnavailable();
    revive();
    const asked = run;
    await asked.opened.catch((error: unknown) => {
      throw error instanceof StartError ? signerUnavailable() : error;
    });
    return asked;
  }
  async function ask<I, O>(call: SignerCall<I, O>, input: I): Promise<O> {
    return (await current()).channel.ask(call, input);
  }
  /** Asks the only process that has the seed. */
  async function askHolder<I, O>(
    { id }: SignerHandle,
    call: SignerCall<I, O>,
    input: I,
  ): Promise<O> {
    const holder = holders.get(id);
    if (holder === undefined) throw new Error('This signer handle was forgotten.');
    return holder.channel.ask(call, input);
  }
  async function holding<T extends { readonly handle: SignerHandle }>(
    askRun: (channel: SignerChannel) => Promise<T>,
  ): Promise<T> {
    return derivations.run('owner', async () => {
      const holder = await current();
      const answer = await askRun(holder.channel);
      holders.set(answer.handle.id, holder);
      return answer;
    });
  }
  async function close(): Promise<void> {
    isClosed = true;
    holders.clear();
    await run.channel.close();
  }

  const signer: Signer = {
    seal: (request) => holding((channel) => channel.ask(signerCalls.seal, request)),
    unseal: (record, binding, secret) =>
      holding((channel) => channel.ask(signerCalls.unseal, { record, binding, secret })),
    rewrap: (record, binding, request) =>
      derivations.run('owner', () => ask(signerCalls.rewrap, { record, binding, request })),
    reveal: (record, binding, password) =>
      derivations.run('owner', () => ask(signerCalls.reveal, { record, binding, password })),
    evaluate: (request) => ask(signerCalls.evaluate, request),
    isNewest: (record) => ask(signerCalls.isNewest, record),
    isProved: (record, proof) => ask(signerCalls.isProved, { record, proof }),
    derivePublic: (handle, place) => askHolder(handle, signerCalls.derivePublic, { handle, place }),
    sign: (handle, request) => askHolder(handle, signerCalls.sign, { handle, request }),
    signSweep: (handle, request) => askHolder(handle, signerCalls.signSweep, { handle, request }),
    forget: (handle) => {
      const holder = holders.get(handle.id);
      holders.delete(handle.id);
      // A process that is gone has forgotten it.
      holder?.channel.ask(signerCalls.forget, handle).catch(() => {});
    },
    close,
  };
  const kdf: PasswordKdf = {
    hash: (password, cost, lane) =>
      derivations.run(lane, () => ask(signerCalls.hash, { password, cost, lane })),
    verify: (phc, password, lane) =>
      derivations.run(lane, () => ask(signerCalls.verify, { phc, password, lane })),
    load: () => derivations.load(),
  };
  return {
    signer,
    kdf,
    keys: toVersions(keys.map(({ version, serverKeys }) => [version, serverKeys] as const)),
    fingerprints: keys.map(({ fingerprint }) => fingerprint),
    pid: () => run.channel.pid,
  };
}
