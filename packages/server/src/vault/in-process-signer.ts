import { timingSafeEqual } from 'node:crypto';
import { getNetwork, type Random } from '@billfold/core';
import {
  type AccountPublic,
  getKeyring,
  getSweeps,
  KeyringError,
  type SignableNetwork,
  type SignedTransfer,
  signTransfer,
  type UtxoTransferPlan,
} from '@billfold/keyring';
import { evaluateBlinded, findUnapproved, verifySeedProof } from '@billfold/keyring/vault';
import { readStoredIndex } from '../db/stored-account-index.ts';
import { isNewest, openEnvelope, rewrapEnvelope, sealEnvelope } from './envelope.ts';
import type { Kdf } from './kdf.ts';
import { oprfKeyOf } from './oprf-key.ts';
import { blindedRefused, planNotApproved, seedMismatch, wrongEncryptionKey } from './refusals.ts';
import type { SealedSeed, SeedBinding } from './sealed-seed.ts';
import {
  fingerprintOf,
  fingerprintOfKey,
  phraseOfRecord,
  seedOfRecord,
  seedOfText,
  toPlainRecord,
} from './seed-record.ts';
import type { SignerKeyring } from './server-keys.ts';
import type {
  AccountPlace,
  EvaluateRequest,
  Signer,
  SignerHandle,
  SignRequest,
  SweepSignRequest,
  Unsealed,
} from './signer.ts';
import { toVersions } from './versions.ts';

export interface InProcessSignerOptions {
  readonly keys: SignerKeyring;
  readonly kdf: Kdf;
  readonly random: Random;
}

/** Creates the signer that holds the seeds, in the signer's own process or in that of a test. */
export function createInProcessSigner({ keys, kdf, random }: InProcessSignerOptions): Signer {
  const seeds = new Map<string, Uint8Array>();
  const peppers = toVersions(
    keys.all.map(([version, { vaultPepper }]) => [version, vaultPepper] as const),
  );
  const tools = { kdf, random, peppers };

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
  const newFingerprint = (seed: Uint8Array) => fingerprintOf(seed, keys.newest.fingerprintKey);

  async function unsealByPassword(
    record: SealedSeed,
    binding: SeedBinding,
    password: string,
  ): Promise<Unsealed> {
    const { plain, renewed } = await openEnvelope(record, { password, binding }, tools);
    const seed = await wiping(plain, seedOfRecord);
    const fingerprint = renewed === null ? record.fingerprint : newFingerprint(seed);
    return {
      handle: hold(seed),
      renewed: renewed === null ? null : { ...renewed, fingerprint },
    };
  }
  async function unsealByPhrase(record: SealedSeed, seedPhrase: string): Promise<Unsealed> {
    const seed = await seedOfText(seedPhrase);
    const key = keys.find(record.pepperVersion)?.fingerprintKey;
    if (key !== undefined && isSame(fingerprintOf(seed, key), record.fingerprint))
      return { handle: hold(seed), renewed: null };
    seed.fill(0);
    throw seedMismatch();
  }

  /** A record of the newest version, whose fingerprint and pepper are of the newest master key. */
  async function renew(
    record: SealedSeed,
    binding: SeedBinding,
    password: string,
  ): Promise<SealedSeed> {
    if (isNewest(record, tools)) return record;
    const { handle, renewed } = await unsealByPassword(record, binding, password);
    forget(handle);
    return renewed ?? record;
  }
  async function evaluate({ walletId, pepperVersion, blinded }: EvaluateRequest) {
    const pepper = peppers.find(pepperVersion);
    if (pepper === undefined) throw wrongEncryptionKey();
    return wiping(oprfKeyOf(pepper, walletId), async (key) => {
      try {
        return evaluateBlinded(key, blinded);
      } catch (error) {
        throw error instanceof KeyringError ? blindedRefused() : error;
      }
    });
  }
  function forget({ id }: SignerHandle): void {
    seeds.get(id)?.fill(0);
    seeds.delete(id);
  }

  return {
    seal: async ({ seedPhrase, password, binding }) =>
      wiping(toPlainRecord(seedPhrase), async (plain) => {
        const envelope = await sealEnvelope(plain, { password, binding }, tools);
        const seed = await seedOfRecord(plain);
        return { record: { ...envelope, fingerprint: newFingerprint(seed) }, handle: hold(seed) };
      }),
    unseal: async (record, binding, secret) => {
      switch (secret.kind) {
        case 'password':
          return unsealByPassword(record, binding, secret.password);
        case 'seed-phrase':
          return unsealByPhrase(record, secret.seedPhrase);
        default:
          return secret satisfies never;
      }
    },
    rewrap: async (record, binding, { password, newPassword }) => {
      const current = await renew(record, binding, password);
      const rewrapped = await rewrapEnvelope(current, { password, newPassword, binding }, tools);
      return { ...rewrapped, fingerprint: current.fingerprint };
    },
    reveal: async (record, binding, password) =>
      wiping((await openEnvelope(record, { password, binding }, tools)).plain, async (plain) =>
        phraseOfRecord(plain),
      ),
    evaluate,
    isNewest: async (record) => isNewest(record, tools),
    isProved: async ({ pepperVersion, fingerprint }, proof) => {
      const key = keys.find(pepperVersion)?.fingerprintKey;
      return (
        key !== undefined &&
        isSame(fingerprintOfKey(proof.publicKey, key), fingerprint) &&
        verifySeedProof(proof, proof)
      );
    },
    derivePublic: async (handle, place) => derivePublicAt(seedOf(handle), place),
    sign: async (handle, request) => {
      requireApproved(request);
      return signTransfer(seedOf(handle), request.plan);
    },
    signSweep: async (handle, request) => {
      requireAcceptedSweep(request);
      return signSweepPlan(seedOf(handle), request.plan);
    },
    forget,
    close: async () => {
      for (const seed of seeds.values()) seed.fill(0);
      seeds.clear();
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

/**
 * Requires a plan that spends from the account of the request and makes the approved payment.
 * @throws {ApiError} 409 INTENT_MISMATCH, FEE_CHANGED
 */
function requireApproved({ plan, approved, ...place }: SignRequest): void {
  const { addressIndex } = place;
  requireOwn(plan, place);
  const payingIndex = 'addressIndex' in plan ? plan.addressIndex : 0;
  if (payingIndex !== addressIndex) throw new Error('This plan pays from another address.');
  const part = findUnapproved(plan, approved);
  if (part !== null) throw planNotApproved(part);
}

/**
 * Requires a sweep of the account of the request at no more than the accepted fee. Its recipient follows from the keys.
 * @throws {ApiError} 409 FEE_CHANGED
 */
function requireAcceptedSweep({ plan, mostFee, ...place }: SweepSignRequest): void {
  requireOwn(plan, place);
  if (plan.fee > mostFee) throw planNotApproved('fee');
}

function requireOwn(
  plan: SignRequest['plan'] | SweepSignRequest['plan'],
  { network, chain, accountIndex }: AccountPlace,
): void {
  const { account, addressType } = readStoredIndex(accountIndex);
  const kind = plan.family === 'utxo' ? kindOf(plan) : 'wpkh';
  const isOfAccount = plan.account === account && kind === addressType;
  if (plan.network !== network || plan.chain !== chain || !isOfAccount)
    throw new Error('This plan belongs to another account.');
}

function derivePublicAt(
  seed: Uint8Array,
  { network, chain, accountIndex }: AccountPlace,
): AccountPublic {
  const { account, addressType } = readStoredIndex(accountIndex);
  const keyring = getKeyring(network, chain);
  if (keyring.family === 'utxo') return keyring.derivePublic(seed, account, addressType);
  if (addressType !== 'wpkh') throw new Error('This network has one type of addresses.');
  return keyring.derivePublic(seed, account);
}

/** Reads the kind of the outputs that a plan spends. */
function kindOf(plan: UtxoTransferPlan) {
  const keyring = getKeyring(plan.network, plan.chain);
  if (keyring.family !== 'utxo') throw new Error('This plan belongs to another network.');
  return keyring.kindOfPlan(plan);
}

function signSweepPlan(seed: Uint8Array, plan: SweepSignRequest['plan']): SignedTransfer {
  const { network, chain } = plan;
  const sweeps = getSweeps(requireEvm(network), chain);
  switch (plan.kind) {
    case 'sweep':
      return sweeps.signSweep(seed, plan);
    case 'deployment':
      return sweeps.signDeployment(seed, plan);
    default:
      plan satisfies never;
      throw new TypeError('There is no sweep of this kind.');
  }
}

type EvmName = Parameters<typeof getSweeps>[0];

function requireEvm(network: SignableNetwork): EvmName {
  if (!isEvm(network)) throw new Error('This network has no such sweeps.');
  return network;
}

function isEvm(network: SignableNetwork): network is EvmName {
  return getNetwork(network).model.family === 'evm';
}
