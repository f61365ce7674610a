import { NetworkModel, Network, getNetwork, ChainName, BaseUnits } from '@billfold/core';
import { SealedVault } from '@billfold/core/contract';

/** Position of an address within its account: m/…/branch/addressIndex. */
interface AddressPosition {
    /** 0 receives, 1 holds change (BIP-44). */
    readonly branch: 0 | 1;
    readonly addressIndex: number;
}

/** Networks of one family. */
type NetworkOf<Family extends NetworkModel['family']> = {
    [N in Network]: ReturnType<typeof getNetwork<N>>['model']['family'] extends Family ? N : never;
}[Network];

/** Families whose keys and transactions are known here: a network of another one does not compile. */
declare const families: readonly ['utxo', 'evm', 'solana', 'tron', 'ton'];
/** A network whose keys this package derives and whose transactions it signs. */
type SignableNetwork = NetworkOf<(typeof families)[number]>;

/** Signed transaction, as it is broadcast. */
interface SignedTransfer {
    readonly raw: Uint8Array;
    /** Transaction hash, known before the broadcast. */
    readonly hash: string;
}

/** Price per unit of gas, in wei. */
type EvmFeeOffer = {
    readonly kind: 'eip1559';
    readonly maxFeePerGas: bigint;
    readonly maxPriorityFeePerGas: bigint;
} | {
    readonly kind: 'legacy';
    readonly gasPrice: bigint;
};
/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
interface EvmTransferPlan {
    readonly family: 'evm';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** Index of the receiving address that pays. */
    readonly addressIndex: number;
    /** Sender, with its checksum (EIP-55), as is `to`. */
    readonly from: string;
    readonly to: string;
    /** Contract of the token that is sent, likewise; null for the native asset. */
    readonly token: string | null;
    readonly nonce: bigint;
    /** Amount for `to`, in base units of the sent asset. */
    readonly value: BaseUnits;
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
    /** Highest fee that the network may charge: gas limit times the highest price offered. */
    readonly fee: BaseUnits;
}

/** Priority fee, paid beyond the fee per signature. */
interface SolanaPriority {
    /** The most compute units that the transaction may use. */
    readonly unitLimit: number;
    /** Price for each unit of the limit, used or not, in millionths of a lamport. */
    readonly unitPrice: bigint;
}
interface SolanaToken {
    /** The address of its mint. */
    readonly mint: string;
    readonly decimals: number;
}
/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
interface SolanaTransferPlan {
    readonly family: 'solana';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    readonly from: string;
    /** Recipient. For a token this is the owner, whose token account follows from owner and mint. */
    readonly to: string;
    /** In lamports, or in base units of the token. */
    readonly value: BaseUnits;
    readonly blockhash: string;
    readonly priority: SolanaPriority | null;
    readonly memo: string | null;
    readonly references?: readonly string[];
    readonly token: SolanaToken | null;
    /** Lamports for the signature and the priority. */
    readonly fee: BaseUnits;
    /** Lamports for the rent of the recipient's account for the token. */
    readonly networkFee: BaseUnits;
}
interface TonToken {
    /** The jetton wallet of the account, which its network names. */
    readonly wallet: string;
    /** Nanotons that go along for the jetton wallets on the way; what they do not use comes back. */
    readonly attached: BaseUnits;
}
/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
interface TonTransferPlan {
    readonly family: 'ton';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** Sender in the not bounceable form, as is `to`, in which the product compares addresses. */
    readonly from: string;
    readonly to: string;
    /** In nanotons, or in base units of the token; of everything, what it comes to now. */
    readonly value: BaseUnits;
    readonly isEverything: boolean;
    readonly seqno: bigint;
    readonly validUntil: number;
    readonly isBounceable: boolean;
    readonly memo: string | null;
    readonly token: TonToken | null;
    /** Nanotons that the network charges, and of a token those that go along: the most that it costs. */
    readonly fee: BaseUnits;
}

/** Recent block of the chain; the transaction is invalid on any other chain. */
interface TronReference {
    readonly height: number;
    /** 64 hex digits. */
    readonly hash: string;
}
/** Price of bandwidth, in sun. */
type TronFeeTerms = 
/** So much per byte; nothing where bandwidth that costs nothing covers it. */
{
    readonly kind: 'bandwidth';
    readonly sunPerByte: bigint;
}
/** The transfer opens the account of the recipient, which costs this in place of any bandwidth. */
 | {
    readonly kind: 'activation';
    readonly price: bigint;
};
/** Validity of the transaction: its block reference and its expiry. */
interface TronValidity {
    readonly reference: TronReference;
    /** Milliseconds; no node compares it with anything, so it may also tell equal transfers apart. */
    readonly createdAtMs: number;
    /** Milliseconds; no block from then on takes the transaction. */
    readonly expiresAtMs: number;
}
/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
interface TronTransferPlan extends TronValidity {
    readonly family: 'tron';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** Index of the receiving address that pays. */
    readonly addressIndex: number;
    readonly from: string;
    /** Recipient, also of a token. */
    readonly to: string;
    /** In sun; nothing where a token is sent. */
    readonly value: BaseUnits;
    readonly token: TronPlannedToken | null;
    readonly terms: TronFeeTerms;
    /** The most that the network may charge, but for the network fee. */
    readonly fee: BaseUnits;
    /** Cost of opening the account of the recipient. */
    readonly networkFee: BaseUnits;
}
interface TronPlannedToken {
    readonly contract: string;
    readonly value: BaseUnits;
    readonly feeLimit: BaseUnits;
    readonly covered?: BaseUnits;
}

/** An unspent output of the account. */
interface Utxo extends AddressPosition {
    /** Id of the transaction that made it, as it is shown. */
    readonly hash: string;
    /** Index of the output in its transaction. */
    readonly index: number;
    readonly value: BaseUnits;
}
/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
interface UtxoTransferPlan {
    readonly family: 'utxo';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** Inputs in the order of BIP-69, as are the outputs. */
    readonly inputs: readonly PlannedInput[];
    readonly outputs: readonly PlannedOutput[];
    /** Exactly what the inputs hold beyond the outputs. */
    readonly fee: BaseUnits;
    readonly satPerKvb: bigint;
    /**
     * Virtual size with the longest possible signatures; the signed transaction is at most a little
     * smaller.
     */
    readonly vsize: number;
    /** Null without a change output. */
    readonly changeIndex: number | null;
}
interface PlannedInput extends Utxo {
    /** Output script it unlocks, hex. */
    readonly script: string;
}
interface PlannedOutput {
    readonly address: string;
    readonly value: BaseUnits;
    readonly isChange: boolean;
}

/** A transaction that only lacks its signatures. Plain data, told apart by `family`. */
type TransferPlan = UtxoTransferPlan | EvmTransferPlan | SolanaTransferPlan | TronTransferPlan | TonTransferPlan;

/**
 * Payment that was reviewed. It is derived from the review alone, so that a plan is compared with it and
 * never with itself.
 */
interface Approved {
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    /** Recipient in its normalized form. */
    readonly to: string;
    /**
     * Contract that the transaction names for the token: that of the token, or the sender's own jetton wallet, as
     * the network named it at the review. Null for the native asset.
     */
    readonly contract: string | null;
    /** Least and most that `to` receives, in base units of the asset; equal unless everything is sent. */
    readonly least: bigint;
    readonly most: bigint;
    /** The most that the network may take, with the price of activating the recipient's account. */
    readonly fee: bigint;
    /** Text for the recipient; null without one. */
    readonly memo: string | null;
}
/** Part of a payment that a plan can change. */
type ApprovedPart = 'network' | 'recipient' | 'asset' | 'amount' | 'fee' | 'memo';
/**
 * Returns the first part in which a plan differs from the approved payment; null where it makes it.
 * @example
 * const { network, chain, fee } = plan;
 * const to = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
 * const paid = { to, contract: null, least: 20_000n, most: 20_000n, memo: null };
 * const part = findUnapproved(plan, { network, chain, fee, ...paid });
 * if (part !== null) throw new Error(`The ${part} is not the one that was reviewed.`);
 */
declare function findUnapproved(plan: TransferPlan, approved: Approved): ApprovedPart | null;
/**
 * Compares an address with the approved recipient; null is an unknown recipient.
 * @example
 * const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
 * const isSame = isPaidTo(to.toLowerCase(), { network: 'ETH', chain: 'main', to });
 */
declare function isPaidTo(address: string | null, { network, chain, to }: Pick<Approved, 'network' | 'chain' | 'to'>): boolean;

/** Place of a receiving address in a wallet. */
interface OwnPlace {
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly accountIndex: number;
    readonly addressIndex: number;
}
/**
 * Derives a receiving address of a wallet from its seed, to compare it with the recipient of a payment to oneself, and loads
 * the code of its family alone. The caller zeroes the seed.
 * @throws {KeyringError} `index_invalid`
 * @example
 * const place = { network: 'ETH', chain: 'main', accountIndex: 0, addressIndex: 3 } as const;
 * const address = await deriveOwnAddress(seed, place);
 */
declare function deriveOwnAddress(seed: Uint8Array, { network, chain, accountIndex, addressIndex }: OwnPlace): Promise<string>;

/** Password and cost of one argon2id derivation, version 0x13, of 32 bytes. */
interface KeyDerivation {
    readonly password: Uint8Array;
    readonly salt: Uint8Array;
    readonly memoryKib: number;
    readonly passes: number;
    readonly lanes: number;
}
interface OpenSealedVault {
    readonly walletId: string;
    readonly vault: SealedVault;
    readonly password: string;
    /** Derives a key by argon2id. */
    readonly deriveKey: (derivation: KeyDerivation) => Promise<Uint8Array>;
    /** Asks the server to evaluate a blinded element, base64url; it counts as a guess until it is proved. */
    readonly evaluate: (blinded: string) => Promise<string>;
}
/**
 * Opens the sealed record of a wallet where its owner is and returns the 64-byte seed, which the caller
 * zeroes. The server sees a blinded element only: neither the password nor anything that it could be
 * searched by.
 * @throws {KeyringError} `vault_locked` for a wrong password or a changed record, `vault_unsupported`
 * for one that only the server opens; the errors of `evaluate` and `deriveKey`
 * @example
 * const deriveKey = async ({ password, salt, memoryKib }: KeyDerivation): Promise<Uint8Array> => {
 *   throw new Error(`argon2id of ${password.length} and ${salt.length} bytes in ${memoryKib} KiB`);
 * };
 * const vault = await client.wallets.getVault(walletId);
 * const evaluate = async (blinded: string) => {
 *   const asked = { blinded, pepperV: vault.pepperV };
 *   return (await client.wallets.evaluateVault(walletId, asked)).evaluated;
 * };
 * const seed = await openSealedVault({ walletId, vault, password, deriveKey, evaluate });
 * seed.fill(0);
 */
declare function openSealedVault(request: OpenSealedVault): Promise<Uint8Array>;

/**
 * Derives the 32-byte key of an oblivious pseudorandom function from a secret seed, one for each `info`.
 * @param seed 32 secret bytes
 * @see RFC 9497, section 3.2.1: DeriveKeyPair of mode OPRF, suite ristretto255-SHA512
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 */
declare function deriveOprfKey(seed: Uint8Array, info: Uint8Array): Uint8Array;
/** Input of an oblivious evaluation, hidden from the holder of the key. */
interface BlindedInput {
    /** Secret scalar that takes the blinding off again; stays with the client. */
    readonly blind: Uint8Array;
    /** Group element of 32 bytes for the holder of the key; says nothing about the input. */
    readonly blinded: Uint8Array;
}
/**
 * Blinds an input with a random scalar.
 * @param random source of secret bytes; the platform's by default
 * @see RFC 9497, section 3.3.1: Blind
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const input = new TextEncoder().encode(password);
 * const { blind, blinded } = blindInput(input);
 * const evaluated = evaluateBlinded(key, blinded);
 * const output = finalizeEvaluation({ input, blind, evaluated });
 */
declare function blindInput(input: Uint8Array, random?: (length: number) => Uint8Array): BlindedInput;
/**
 * Evaluates a blinded input with the key, without learning the input.
 * @throws {KeyringError} `element_invalid` for bytes that encode no group element, or the identity
 * @see RFC 9497, section 3.3.1: BlindEvaluate
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const { blinded } = blindInput(new TextEncoder().encode(password));
 * const evaluated = evaluateBlinded(key, blinded);
 */
declare function evaluateBlinded(key: Uint8Array, blinded: Uint8Array): Uint8Array;
/**
 * Takes the blinding off an evaluation and returns the 64 bytes of output.
 * @throws {KeyringError} `element_invalid` for bytes that encode no group element, or the identity
 * @see RFC 9497, section 3.3.1: Finalize
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const input = new TextEncoder().encode(password);
 * const { blind, blinded } = blindInput(input);
 * const output = finalizeEvaluation({ input, blind, evaluated: evaluateBlinded(key, blinded) });
 */
declare function finalizeEvaluation({ input, blind, evaluated, }: {
    readonly input: Uint8Array;
    readonly blind: Uint8Array;
    readonly evaluated: Uint8Array;
}): Uint8Array;
/**
 * Returns the output for an input that the holder of the key knows, by blinding it for itself.
 * @see RFC 9497, section 3.3.1: Evaluate, which has the same output
 * @example
 * const key = deriveOprfKey(seed.subarray(0, 32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, new TextEncoder().encode(password));
 */
declare function evaluateInput(key: Uint8Array, input: Uint8Array): Uint8Array;

/**
 * Formats a plan as JSON, for `parsePlan` on another machine. Integers that JSON does not have are
 * `{"$bigint":"12"}`.
 * @example
 * const text = formatPlan(plan);
 */
declare function formatPlan(plan: TransferPlan): string;
/**
 * Parses a plan of `formatPlan`. Compare it with the approved payment before it is signed; `signTransfer`
 * compares the rest with the bytes that it signs.
 * @throws {KeyringError} `plan_mismatch` for text that is no plan
 * @example
 * const received = parsePlan(formatPlan(plan));
 * console.log(received.network, received.fee);
 */
declare function parsePlan(text: string): TransferPlan;

/**
 * Version of the sealed record whose wrapping key needs an oblivious evaluation.
 * @example
 * const isOlder = 1 < sealedVersion;
 */
declare const sealedVersion = 2;
/** Terms under which the data key of a sealed record is wrapped. */
interface WrapTerms {
    readonly walletId: string;
    /** Name of the key derivation, such as `argon2id`. */
    readonly kdf: string;
    /** Cost of the derivation as text, such as `m=65536,t=3,p=1`. */
    readonly kdfParams: string;
    readonly salt: Uint8Array;
    /** Version of the pepper that the evaluation key was derived from. */
    readonly pepperVersion: number;
}
/**
 * Derives the 32-byte key that wraps the data key of a sealed record: HKDF-SHA256 over the stretched
 * password and the output of the oblivious evaluation. The caller wipes it.
 * @see RFC 5869
 * @example
 * const stretched = seed.subarray(0, 32);
 * const key = deriveOprfKey(seed.subarray(32), new TextEncoder().encode(walletId));
 * const output = evaluateInput(key, stretched);
 * const wrappingKey = deriveWrappingKey({ walletId, stretched, output });
 */
declare function deriveWrappingKey({ walletId, stretched, output, }: {
    readonly walletId: string;
    /** argon2id of the password, which is also the input of the evaluation. */
    readonly stretched: Uint8Array;
    readonly output: Uint8Array;
}): Uint8Array;
/**
 * Returns the authenticated text of a wrapped data key, which binds it to its wallet and its terms.
 * @param version of the record
 * @example
 * const cost = { kdf: 'argon2id', kdfParams: 'm=65536,t=3,p=1', pepperVersion: 1 };
 * const text = wrapContext(sealedVersion, { walletId, ...cost, salt: new Uint8Array(16) });
 */
declare function wrapContext(version: number, { walletId, kdf, kdfParams, salt, pepperVersion }: WrapTerms): string;
/**
 * Returns the authenticated text of a sealed seed, which binds it to its wallet and user. A record that is
 * wrapped anew keeps its sealed seed.
 * @example
 * const userId = '0197c3a0-0000-7000-8000-000000000002';
 * const text = seedContext({ walletId, userId, createdAt: new Date(0) });
 */
declare function seedContext({ walletId, userId, createdAt, }: {
    readonly walletId: string;
    readonly userId: string;
    readonly createdAt: Date;
}): string;

/** Evaluation for which a seed is proved. */
interface ProvedEvaluation {
    readonly walletId: string;
    readonly evaluationId: string;
}
/** Proof of a seed: a signature by its BIP-32 master key, which signs no transaction. */
interface SeedProof {
    /** Compressed public key of 33 bytes. */
    readonly publicKey: Uint8Array;
    /** ECDSA signature of 64 bytes with a low S. */
    readonly signature: Uint8Array;
}
/**
 * Proves to the server that an evaluation opened the wallet, so that it no longer counts as a guess.
 * @example
 * const evaluationId = '0197c3a0-0000-7000-8000-000000000003';
 * const { publicKey, signature } = proveSeed(seed, { walletId, evaluationId });
 */
declare function proveSeed(seed: Uint8Array, evaluation: ProvedEvaluation): SeedProof;
/**
 * Verifies a proof of `proveSeed`. The caller compares the public key with that of the wallet.
 * @example
 * const evaluation = { walletId, evaluationId: '0197c3a0-0000-7000-8000-000000000003' };
 * const isProved = verifySeedProof(proveSeed(seed, evaluation), evaluation);
 */
declare function verifySeedProof({ publicKey, signature }: SeedProof, evaluation: ProvedEvaluation): boolean;

/**
 * Signs a planned transfer like `signTransfer`, and loads the code of its family alone. The caller zeroes
 * the seed.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 * @example
 * const { raw } = await signPlan(seed, plan);
 * seed.fill(0);
 */
declare function signPlan(seed: Uint8Array, plan: TransferPlan): Promise<SignedTransfer>;

export { blindInput, deriveOprfKey, deriveOwnAddress, deriveWrappingKey, evaluateBlinded, evaluateInput, finalizeEvaluation, findUnapproved, formatPlan, isPaidTo, openSealedVault, parsePlan, proveSeed, sealedVersion, seedContext, signPlan, verifySeedProof, wrapContext };
export type { Approved, ApprovedPart, BlindedInput, KeyDerivation, OpenSealedVault, OwnPlace, ProvedEvaluation, SeedProof, WrapTerms };
