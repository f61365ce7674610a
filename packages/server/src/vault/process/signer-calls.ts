import { chainNames } from '@billfold/core';
import {
  type AccountPublic,
  type SignedTransfer,
  signableNetworks,
  type TransferPlan,
} from '@billfold/keyring';
import type { Approved } from '@billfold/keyring/vault';
import * as z from 'zod/mini';
import type { TransitSettings } from '../../platform/transit-settings.ts';
import type { KdfCost } from '../kdf.ts';
import type { KeySource } from '../key-source.ts';
import type { SealedSeed, SeedBinding } from '../sealed-seed.ts';
import type { ServerKeys } from '../server-keys.ts';
import type {
  AccountPlace,
  EvaluateRequest,
  EvaluationProof,
  RewrapRequest,
  Sealed,
  SealRequest,
  SignerHandle,
  SignRequest,
  SweepSignRequest,
  Unsealed,
  WalletSecret,
} from '../signer.ts';
import type { Lane } from '../work-queue.ts';

type Shape<T> = z.ZodMiniType<T>;

/** One thing that can be asked of the signer's process. Both sides check what they get by it. */
export interface SignerCall<I, O> {
  readonly name: string;
  readonly input: Shape<I>;
  readonly output: Shape<O>;
}

const bytes = z.instanceof(Uint8Array);
const handle: Shape<SignerHandle> = z.object({ id: z.string() });
const network = z.enum(signableNetworks);
const chain = z.enum(chainNames);

const transit: Shape<TransitSettings> = z.object({
  address: z.string(),
  mount: z.string(),
  key: z.string(),
  tokenFile: z.string(),
});

const binding: Shape<SeedBinding> = z.object({
  walletId: z.string(),
  userId: z.string(),
  createdAt: z.date(),
});

const record: Shape<SealedSeed> = z.object({
  version: z.number(),
  kdf: z.literal('argon2id'),
  kdfParams: z.string(),
  salt: bytes,
  pepperVersion: z.number(),
  wrapIv: bytes,
  wrappedKey: bytes,
  seedIv: bytes,
  sealedSeed: bytes,
  fingerprint: bytes,
});

const secret: Shape<WalletSecret> = z.union([
  z.object({ kind: z.literal('password'), password: z.string() }),
  z.object({ kind: z.literal('seed-phrase'), seedPhrase: z.string() }),
]);

const place: Shape<AccountPlace> = z.object({ network, chain, accountIndex: z.number() });

const approved: Shape<Approved> = z.object({
  network,
  chain,
  to: z.string(),
  contract: z.nullable(z.string()),
  least: z.bigint(),
  most: z.bigint(),
  fee: z.bigint(),
  memo: z.nullable(z.string()),
});

/** Its inside is checked by the keyring, which signs nothing that does not read back as planned. */
const plan = z.custom<TransferPlan>(
  (value) => typeof value === 'object' && value !== null && 'family' in value,
);

const signRequest: Shape<SignRequest> = z.object({
  network,
  chain,
  accountIndex: z.number(),
  addressIndex: z.number(),
  plan,
  approved,
});

const sweepPlan = z.custom<SweepSignRequest['plan']>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value,
);

const sweepSignRequest: Shape<SweepSignRequest> = z.object({
  network,
  chain,
  accountIndex: z.number(),
  plan: sweepPlan,
  mostFee: z.bigint(),
});

const sealRequest: Shape<SealRequest> = z.object({
  seedPhrase: z.string(),
  password: z.string(),
  binding,
});
const sealed: Shape<Sealed> = z.object({ record, handle });
const unsealed: Shape<Unsealed> = z.object({ handle, renewed: z.nullable(record) });
const rewrapRequest: Shape<RewrapRequest> = z.object({
  password: z.string(),
  newPassword: z.string(),
});
const evaluateRequest: Shape<EvaluateRequest> = z.object({
  walletId: z.string(),
  pepperVersion: z.number(),
  blinded: bytes,
});
const evaluationProof: Shape<EvaluationProof> = z.object({
  walletId: z.string(),
  evaluationId: z.string(),
  publicKey: bytes,
  signature: bytes,
});
const accountPublic: Shape<AccountPublic> = z.object({ path: z.string(), publicKey: z.string() });
const signedTransfer: Shape<SignedTransfer> = z.object({ raw: bytes, hash: z.string() });

const lane: Shape<Lane> = z.enum(['owner', 'guest']);

const cost: Shape<KdfCost> = z.object({
  memoryKib: z.number(),
  passes: z.number(),
  lanes: z.number(),
});

const serverKeys: Shape<ServerKeys> = z.object({
  loginPepper: bytes,
  totpSecrets: bytes,
  recoveryCodes: bytes,
  idempotency: bytes,
  webhookSecrets: bytes,
  refundClaims: bytes,
  paymentRequests: bytes,
  sandboxRates: bytes,
});

/** Newest first. */
export interface OpenedSigner {
  readonly keys: readonly {
    readonly version: number;
    readonly fingerprint: string;
    readonly serverKeys: ServerKeys;
  }[];
}

function call<I, O>(name: string, input: Shape<I>, output: Shape<O>): SignerCall<I, O> {
  return { name, input, output };
}

/** Null where the signer knows its keys by itself, because it is a service of its own. */
const openRequest: Shape<KeySource | null> = z.nullable(
  z.object({
    directory: z.string(),
    given: z.nullable(z.string()),
    transit: z.optional(z.nullable(transit)),
  }),
);
const opened: Shape<OpenedSigner> = z.object({
  keys: z.array(z.object({ version: z.number(), fingerprint: z.string(), serverKeys })),
});

/** The whole protocol: nothing else can be asked of it. */
export const signerCalls = {
  open: call('open', openRequest, opened),
  seal: call('seal', sealRequest, sealed),
  unseal: call('unseal', z.object({ record, binding, secret }), unsealed),
  rewrap: call('rewrap', z.object({ record, binding, request: rewrapRequest }), record),
  reveal: call('reveal', z.object({ record, binding, password: z.string() }), z.string()),
  evaluate: call('evaluate', evaluateRequest, bytes),
  isNewest: call('isNewest', record, z.boolean()),
  isProved: call('isProved', z.object({ record, proof: evaluationProof }), z.boolean()),
  derivePublic: call('derivePublic', z.object({ handle, place }), accountPublic),
  sign: call('sign', z.object({ handle, request: signRequest }), signedTransfer),
  signSweep: call('signSweep', z.object({ handle, request: sweepSignRequest }), signedTransfer),
  forget: call('forget', handle, z.null()),
  hash: call('hash', z.object({ password: z.string(), cost, lane }), z.string()),
  verify: call('verify', z.object({ phc: z.string(), password: z.string(), lane }), z.boolean()),
} as const;
