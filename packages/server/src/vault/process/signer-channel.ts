import * as z from 'zod/mini';
import { busy } from '../refusals.ts';
import type { SignerCall } from './signer-calls.ts';
import { answer, type Question, toError } from './signer-messages.ts';
import { signerUnavailable } from './signer-unavailable.ts';

/** More than any load needs: derivations have a bound of their own that is far lower. */
const mostPending = 512;

/** Connection to one signer, from its start to its end. */
export interface SignerChannel {
  /** @throws {ApiError} 429 BUSY, 503 UNAVAILABLE when it ends before the answer; what the signer throws */
  ask<I, O>(call: SignerCall<I, O>, input: I): Promise<O>;
  isOpen(): boolean;
  /** Process id of a signer that this server started; undefined for a service of its own. */
  readonly pid: number | undefined;
  /** Reason of the end, for the log. */
  readonly ended: Promise<string>;
  /** Lets it finish by itself, and ends it when it does not. */
  close(): Promise<void>;
}

/** Carrier of messages to a signer and back: the channel of a child process, or a socket. */
export interface SignerTransport {
  readonly pid: number | undefined;
  isOpen(): boolean;
  /** Calls `fail` when the message could not leave. */
  send(message: Question, fail: () => void): void;
  /** Calls the listener with each message of the signer. */
  subscribe(listener: (message: unknown) => void): void;
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Matches answers to questions, and rejects those that wait when the transport ends. */
export function createSignerChannel(transport: SignerTransport): SignerChannel {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isBroken = false;
  const isOpen = () => !isBroken && transport.isOpen();
  /** Ends a transport that lost a message: its other end is gone, though that is not reported yet. */
  const breakOff = () => {
    isBroken = true;
    void transport.close();
  };
  transport.subscribe((message) => {
    const received = z.parse(answer, message);
    const asked = pending.get(received.id);
    pending.delete(received.id);
    if (received.outcome === 'done') asked?.resolve(received.value);
    else asked?.reject(toError(received.refusal));
  });
  const ended = transport.ended.then((how) => {
    for (const { reject } of pending.values()) reject(signerUnavailable());
    pending.clear();
    return how;
  });
  return {
    ended,
    pid: transport.pid,
    isOpen,
    ask: async ({ name, input: shape, output }, input) => {
      if (pending.size >= mostPending) throw busy();
      if (!isOpen()) throw signerUnavailable();
      lastId += 1;
      const id = lastId;
      const value = await new Promise<unknown>((resolve, reject) => {
        pending.set(id, { resolve, reject });
        // An input that does not have the shape of the call does not cross.
        transport.send({ id, name, input: z.parse(shape, input) }, () => {
          breakOff();
          if (pending.delete(id)) reject(signerUnavailable());
        });
      });
      return z.parse(output, value);
    },
    close: async () => {
      await transport.close();
      await ended;
    },
  };
}
