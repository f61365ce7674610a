import { timingSafeEqual } from 'node:crypto';
import type { Random } from '@billfold/core';
import { getKeyring, signTransfer } from '@billfold/keyring';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import type { Kdf } from './kdf.ts';
import { seedMismatch } from './refusals.ts';
import type { SealedSeed, SeedBinding } from './sealed-seed.ts';
import { fingerprintOf, seedOfRecord, seedOfText, toPlainRecord } from './seed-record.ts';
import type { ServerKeys } from './server-keys.ts';
import type { Signer, SignerHandle, SignRequest, WalletSecret } from './signer.ts';

export interface InProcessSignerOptions {
  readonly keys: Pick<ServerKeys, 'vaultPepper' | 'fingerprintKey'>;
  readonly kdf: Kdf;
  readonly random: Random;
}

/** The signer inside the server's own process. */
export function createInProcessSigner({ keys, kdf, random }: InProcessSignerOptions): Signer {
  const seeds = new Map<string, Uint8Array>();
  const tools = { kdf, random, pepper: keys.vaultPepper };

  function hold(seed: Uint8Array): SignerHandle {
    const id = Buffer.from(random.bytes(16)).toString('hex');
    seeds.set(id, seed);
    return { id };
  }
  function seedOf({ id }: SignerHandle): Uint8Array {
    const seed = seeds.get(id);
    if (seed === undefined) throw new Error('This signer handle was forgotten.');
    return seed;
  }
  async function seedBehind(
    record: SealedSeed,
    binding: SeedBinding,
    secret: WalletSecret,
  ): Promise<Uint8Array> {
    switch (secret.kind) {
      case 'password':
        return wiping(
          await openEnvelope(record, { password: secret.password, binding }, tools),
          seedOfRecord,
        );
      case 'seed-phrase': {
        const seed = await seedOfText(secret.seedPhrase);
        if (isSame(fingerprintOf(seed, keys.fingerprintKey), record.fingerprint)) return seed;
        seed.fill(0);
        throw seedMismatch();
      }
      default:
        return secret satisfies never;
    }
  }

  return {
    seal: async ({ seedPhrase, password, binding }) =>
      wiping(toPlainRecord(seedPhrase), async (plain) => {
        const envelope = await sealEnvelope(plain, { password, binding }, tools);
        const seed = await seedOfRecord(plain);
        const record = { ...envelope, fingerprint: fingerprintOf(seed, keys.fingerprintKey) };
        return { record, handle: hold(seed) };
      }),
    unseal: async (record, binding, secret) => hold(await seedBehind(record, binding, secret)),
    derivePublic: async (handle, { network, chain, accountIndex }) =>
      getKeyring(network, chain).derivePublic(seedOf(handle), accountIndex),
    sign: async (handle, request) => {
      refuseForeignPlan(request);
      return signTransfer(seedOf(handle), request.plan);
    },
    forget: ({ id }) => {
      seeds.get(id)?.fill(0);
      seeds.delete(id);
    },
  };
}

async function wiping<T>(bytes: Uint8Array, use: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  try {
    return await use(bytes);
  } finally {
    bytes.fill(0);
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A plan says itself what it spends from: it must be what the caller has locked. */
function refuseForeignPlan({ network, chain, accountIndex, plan }: SignRequest): void {
  if (plan.network !== network || plan.chain !== chain || plan.account !== accountIndex)
    throw new Error('This plan belongs to another account.');
}
