import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import * as z from 'zod/mini';
import { busy } from '../refusals.ts';
import type { SignerCall } from './signer-calls.ts';
import { answer, toError } from './signer-messages.ts';
import { signerUnavailable } from './signer-unavailable.ts';

/** More than any load needs: derivations have a bound of their own that is far lower. */
const mostPending = 512;
const patienceMs = 5_000;

/** One process of the signer, from its start to its end. */
export interface SignerChannel {
  /** @throws {ApiError} 429 BUSY, 503 UNAVAILABLE when it ends before the answer; what the signer throws */
  ask<I, O>(call: SignerCall<I, O>, input: I): Promise<O>;
  isOpen(): boolean;
  readonly pid: number | undefined;
  /** Reason of the end, for the log. */
  readonly ended: Promise<string>;
  /** Lets it finish by itself, and ends it when it does not. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** @param entry the built signer-main.ts */
export function openSignerChannel(entry: string): SignerChannel {
  const child = startConfined(entry);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let hasEnded = false;

  child.on('message', (message: unknown) => {
    const received = z.parse(answer, message);
    const asked = pending.get(received.id);
    pending.delete(received.id);
    if (received.outcome === 'done') asked?.resolve(received.value);
    else asked?.reject(toError(received.refusal));
  });
  // The other end of a channel that breaks is gone: `exit` tells.
  child.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      hasEnded = true;
      for (const { reject } of pending.values()) reject(signerUnavailable());
      pending.clear();
      resolve(how);
    };
    child.once('error', ({ message }) => end(message));
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
  });

  const isOpen = (): boolean => child.connected && !hasEnded;

  return {
    ended,
    pid: child.pid,
    isOpen,
    ask: async ({ name, input: shape, output }, input) => {
      if (pending.size >= mostPending) throw busy();
      if (!isOpen()) throw signerUnavailable();
      lastId += 1;
      const id = lastId;
      const value = await new Promise<unknown>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        // What is not of the call's shape does not cross.
        child.send({ id, name, input: z.parse(shape, input) }, (error) => {
          if (error === null || !pending.delete(id)) return;
          reject(signerUnavailable());
        });
      });
      return z.parse(output, value);
    },
    close: async () => {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/**
 * With an empty environment, no output, and leave to read files but not to write any or to start
 * anything. Node cannot take the network from it. Where there is a shell, no core is dumped either.
 */
function startConfined(entry: string): ChildProcess {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const node = [
    process.execPath,
    '--no-warnings',
    permission,
    '--allow-fs-read=*',
    '--allow-addons',
    entry,
  ];
  const [command = '', ...args] =
    process.platform === 'win32'
      ? node
      : ['/bin/sh', '-c', 'ulimit -c 0; exec "$@"', 'sh', ...node];
  const child = spawn(command, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Where the processor is short, who only wants an answer goes before who has a password hashed.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}
