import { hash, hashRaw, type Options, parseOptions, verify } from '@node-rs/argon2';
import {
  createWorkQueue,
  type Lane,
  type WorkQueue,
  type WorkQueueLimits,
  type WorkQueueLoad,
} from './work-queue.ts';

/** Cost of one argon2id derivation. */
export interface KdfCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** argon2id for the whole server, behind one queue: each derivation holds megabytes. */
export interface Kdf {
  /** Derives 32 bytes, which the caller wipes, from the secret of a wallet. @throws {ApiError} 429 BUSY */
  deriveKey(password: Uint8Array, salt: Uint8Array, cost: KdfCost): Promise<Uint8Array>;
  /** Hashes a password to a PHC string with a salt of its own. @throws {ApiError} 429 BUSY */
  hash(password: string, cost: KdfCost, lane: Lane): Promise<string>;
  /** Verifies a password against a PHC string. @throws {ApiError} 429 BUSY */
  verify(phc: string, password: string, lane: Lane): Promise<boolean>;
  load(): WorkQueueLoad;
}

/** Derivations at once and waiting in each lane. Two at once hold 128 MiB at most. */
export const derivationLimits: WorkQueueLimits = { running: 2, waiting: 32 };

/** Creates argon2id behind a queue. Wallets belong to signed-in users, so their keys are in the owners' lane. */
export function createKdf(queue: WorkQueue = createWorkQueue(derivationLimits)): Kdf {
  return {
    deriveKey: (password, salt, cost) =>
      queue.run('owner', () => hashRaw(password, { ...optionsOf(cost), salt })),
    hash: (password, cost, lane) => queue.run(lane, () => hash(password, optionsOf(cost))),
    load: () => queue.load(),
    verify: (phc, password, lane) => queue.run(lane, () => verify(phc, password)),
  };
}

/** Reads the cost that a PHC string was made with. */
export function costOf(phc: string): KdfCost {
  const { memoryCost, timeCost, parallelism } = parseOptions(phc);
  return { memoryKib: memoryCost, passes: timeCost, lanes: parallelism };
}

// Argon2id, version 0x13 and 32 bytes are the library's defaults; its enums cannot be imported.
function optionsOf({ memoryKib, passes, lanes }: KdfCost): Options {
  return { memoryCost: memoryKib, timeCost: passes, parallelism: lanes };
}
