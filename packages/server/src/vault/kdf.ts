import { hash, hashRaw, type Options, parseOptions, verify } from '@node-rs/argon2';
import { createWorkQueue, type WorkQueue, type WorkQueueLoad } from './work-queue.ts';

/** Cost of one argon2id derivation. */
export interface KdfCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** argon2id for the whole server, behind one queue: each derivation holds megabytes. */
export interface Kdf {
  /** 32 bytes, for the caller to wipe. @throws {ApiError} 429 BUSY */
  deriveKey(password: Uint8Array, salt: Uint8Array, cost: KdfCost): Promise<Uint8Array>;
  /** A PHC string with a salt of its own. @throws {ApiError} 429 BUSY */
  hash(password: string, cost: KdfCost): Promise<string>;
  /** Verifies a password against a PHC string. @throws {ApiError} 429 BUSY */
  verify(phc: string, password: string): Promise<boolean>;
  load(): WorkQueueLoad;
}

/** Two at once and 32 waiting: a flood of passwords gets refusals, everybody else gets answers. */
export function createKdf(queue: WorkQueue = createWorkQueue({ running: 2, waiting: 32 })): Kdf {
  return {
    deriveKey: (password, salt, cost) =>
      queue.run(() => hashRaw(password, { ...optionsOf(cost), salt })),
    hash: (password, cost) => queue.run(() => hash(password, optionsOf(cost))),
    load: () => queue.load(),
    verify: (phc, password) => queue.run(() => verify(phc, password)),
  };
}

/** The cost a PHC string was made with. */
export function costOf(phc: string): KdfCost {
  const { memoryCost, timeCost, parallelism } = parseOptions(phc);
  return { memoryKib: memoryCost, passes: timeCost, lanes: parallelism };
}

// Argon2id, version 0x13 and 32 bytes are the library's defaults; its enums cannot be imported.
function optionsOf({ memoryKib, passes, lanes }: KdfCost): Options {
  return { memoryCost: memoryKib, timeCost: passes, parallelism: lanes };
}
