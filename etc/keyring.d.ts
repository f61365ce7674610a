import { BaseUnits, NetworkModel, Network, getNetwork, ChainName, BillfoldError, ErrorInfo, SeedPhraseCheck } from '@billfold/core';
export { SeedPhraseCheck, UnknownWord, checkSeedPhrase, normalizeSeedPhrase } from '@billfold/core';

/** What watches an account and derives its addresses, and can spend nothing. Plain data. */
interface AccountPublic {
    /** Such as `m/84'/0'/0'`. */
    readonly path: string;
    /** As text in the usual form of the network: an extended public key (BIP-32) where addresses derive from it. */
    readonly publicKey: string;
}

/** Where an address of an account stands: m/…/branch/addressIndex. */
interface AddressPosition {
    /** 0 receives, 1 holds change (BIP-44). */
    readonly branch: 0 | 1;
    readonly addressIndex: number;
}

/**
 * An address of the account that it was made for, at the cost of one step of derivation.
 * @throws {KeyringError} `index_invalid`
 */
type AddressDeriver = (position: AddressPosition) => string;

/** The networks of one family, so that each can be asked for what it takes. */
type NetworkOf<Family extends NetworkModel['family']> = {
    [N in Network]: ReturnType<typeof getNetwork<N>>['model']['family'] extends Family ? N : never;
}[Network];

/** Families whose keys and transactions are known here: a network of another one does not compile. */
declare const families: readonly ['utxo', 'evm'];
/** A network whose keys this package derives and whose transactions it signs. */
type SignableNetwork = NetworkOf<(typeof families)[number]>;
/** In the order in which people see them: every network of a known family. */
declare const signableNetworks: readonly SignableNetwork[];

/**
 * A receiving address on the main chain, straight from a phrase without passphrase.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`
 * @throws {KeyringError} `index_invalid`
 */
declare function deriveAddress(network: SignableNetwork, phrase: string, account?: number, index?: number): string;
/** The public side of an account on the main chain. @throws {KeyringError} `index_invalid` */
declare function derivePublic(network: SignableNetwork, seed: Uint8Array, account?: number): AccountPublic;

/** A transaction as it goes to a node. */
interface SignedTransfer {
    readonly raw: Uint8Array;
    /** As shown to people; known before anything is sent. */
    readonly hash: string;
}

/** What a transaction offers per unit of gas, in wei. */
type EvmFeeOffer = {
    readonly kind: 'eip1559';
    readonly maxFeePerGas: bigint;
    readonly maxPriorityFeePerGas: bigint;
} | {
    readonly kind: 'legacy';
    readonly gasPrice: bigint;
};
interface EvmTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** What the account holds and has not promised to earlier transfers, in wei. */
    readonly balance: BaseUnits;
    readonly nonce: bigint;
    readonly recipient: string;
    /** `max` sends everything, less the fee. */
    readonly amount: BaseUnits | 'max';
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
}
/** A transaction that only lacks its signature; all that signing needs beside the seed. Plain data. */
interface EvmTransferPlan {
    readonly family: 'evm';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** With its checksum (EIP-55), as is `to`. */
    readonly from: string;
    readonly to: string;
    readonly nonce: bigint;
    readonly value: BaseUnits;
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
    /** The most that the network may charge: gas limit times the highest price offered. */
    readonly fee: BaseUnits;
}
/** Why there is no plan: facts of the wallet or of what was typed, for the caller to tell. */
type EvmTransferRefusal = {
    readonly outcome: 'recipient_invalid';
}
/** Below what any transfer takes. */
 | {
    readonly outcome: 'gas_limit_too_low';
    readonly minimum: bigint;
}
/** `maximum` is what `max` would deliver at this offer. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
};

type EvmBuildResult = {
    readonly outcome: 'built';
    readonly plan: EvmTransferPlan;
} | EvmTransferRefusal;

/** A signed transaction taken apart, without a judgement on it. Plain data. */
interface DecodedEvmTransfer {
    /** keccak-256 of the bytes, `0x` and 64 hex digits. */
    readonly hash: string;
    /** Null for a legacy transaction from before EIP-155, valid on every chain. */
    readonly chainId: bigint | null;
    readonly nonce: bigint;
    /** Recovered from the signature, with its checksum; null where that names no key. */
    readonly from: string | null;
    /** Null creates a contract. */
    readonly to: string | null;
    readonly value: BaseUnits;
    /** Hex without `0x`; empty for a plain transfer. */
    readonly data: string;
    readonly gasLimit: bigint;
    readonly offer: EvmFeeOffer;
    /** Bytes. */
    readonly size: number;
}

type EvmEstimateRequest = Pick<EvmTransferRequest, 'balance' | 'amount' | 'offer' | 'gasLimit'>;
type EvmFeeEstimateResult = {
    readonly outcome: 'estimated';
    /** The most that the network may charge. */
    readonly fee: BaseUnits;
    /** What the recipient gets: the amount, or everything after the fee for `max`. */
    readonly sent: BaseUnits;
} | EvmTransferRefusal;

type EvmVerification = {
    readonly outcome: 'valid';
    readonly sender: string;
    readonly transfer: DecodedEvmTransfer;
} | {
    readonly outcome: 'refused';
    readonly fault: EvmTransferFault;
};
type EvmTransferFault = 
/** Not one transaction in its only encoding. */
'malformed'
/** A form of transaction that this network does not have, or an access list. */
 | 'type_not_supported'
/** Signed for another chain, or for none. */
 | 'wrong_chain_id'
/** No key makes this signature, or its S is high (EIP-2). */
 | 'signature_invalid'
/** The priority fee is above the most that is paid per gas. */
 | 'tip_above_fee_cap'
/** Less gas than every transaction of this form takes. */
 | 'intrinsic_gas_too_low';

/** Keys, addresses and transactions of one chain of the Ethereum family. */
interface EvmKeyring {
    readonly family: 'evm';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly chainId: bigint;
    derivePublic(seed: Uint8Array, account: number): AccountPublic;
    addressAt(publicKey: string, position: AddressPosition): string;
    /** For many addresses of one account: `addressAt` opens the account key each time. */
    createAddressDeriver(publicKey: string): AddressDeriver;
    estimateFee(request: EvmEstimateRequest): EvmFeeEstimateResult;
    buildTransfer(request: EvmTransferRequest): EvmBuildResult;
    signTransfer(seed: Uint8Array, plan: EvmTransferPlan): SignedTransfer;
    /** Judges the bytes alone: balance and nonce are the ledger's. */
    verifyTransfer(raw: Uint8Array): EvmVerification;
    decodeTransfer(raw: Uint8Array): DecodedEvmTransfer;
}

/** An unspent output of the account. */
interface Utxo extends AddressPosition {
    /** Of the transaction that made it, as shown to people. */
    readonly hash: string;
    /** Which of its outputs. */
    readonly index: number;
    readonly value: BaseUnits;
}
interface UtxoTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** What may be spent. */
    readonly utxos: readonly Utxo[];
    readonly recipient: string;
    /** `max` sends everything: all of `utxos`, less the fee. */
    readonly amount: BaseUnits | 'max';
    /** Satoshi per 1,000 virtual bytes: 1500n is 1.5 sat/vB. */
    readonly satPerKvb: bigint;
    /** Address index on the change branch that takes what is left. */
    readonly changeIndex: number;
}
/** A transaction that only lacks its signatures; all that signing needs beside the seed. Plain data. */
interface UtxoTransferPlan {
    readonly family: 'utxo';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** In the order of BIP-69, as are the outputs. */
    readonly inputs: readonly PlannedInput[];
    readonly outputs: readonly PlannedOutput[];
    /** Exactly what the inputs hold beyond the outputs. */
    readonly fee: BaseUnits;
    readonly satPerKvb: bigint;
    /** With the longest signatures there can be; the signed transaction is at most a little smaller. */
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
/** Why there is no plan: facts of the wallet or of what was typed, for the caller to tell. */
type UtxoTransferRefusal = 
/** Not an address of this chain, or one that we cannot pay. */
{
    readonly outcome: 'recipient_invalid';
} | {
    readonly outcome: 'fee_rate_too_low';
    readonly minimumSatPerKvb: bigint;
}
/** Nodes do not relay an output this small to this recipient. */
 | {
    readonly outcome: 'dust';
    readonly minimum: BaseUnits;
}
/** `maximum` is what `max` would deliver to this recipient at this fee rate. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** So many inputs that nodes would not relay it. */
 | {
    readonly outcome: 'too_large';
};

type UtxoBuildResult = {
    readonly outcome: 'built';
    readonly plan: UtxoTransferPlan;
} | UtxoTransferRefusal;

interface Outpoint {
    /** As shown to people, which is the byte order that BIP-69 sorts by. */
    readonly hash: string;
    readonly index: number;
}

/** What a raw transaction says, without a judgement on it. Plain data. */
interface DecodedUtxoTransfer {
    readonly hash: string;
    readonly inputs: readonly DecodedInput[];
    readonly outputs: readonly DecodedOutput[];
    readonly vsize: number;
}
interface DecodedInput extends Outpoint {
    /** Below 0xfffffffe it can be replaced while it waits (BIP-125). */
    readonly sequence: number;
}
interface DecodedOutput {
    /** Hex. */
    readonly script: string;
    /** Null where the script has none. */
    readonly address: string | null;
    readonly value: BaseUnits;
}

interface UtxoEstimateRequest extends Pick<UtxoTransferRequest, 'utxos' | 'amount' | 'satPerKvb'> {
    /** Null while it is not known: a p2wpkh output stands in. */
    readonly recipient: string | null;
}
type UtxoFeeEstimateResult = {
    readonly outcome: 'estimated';
    readonly fee: BaseUnits;
    /** What the recipient gets: the amount, or everything after the fee for `max`. */
    readonly sent: BaseUnits;
    readonly vsize: number;
} | UtxoTransferRefusal;

/** Why nodes would not relay a transaction that may be valid. */
type PolicyFault = 'too_large' | 'version_unsupported'
/** It may not be mined before some block or time, or that cannot be told without a chain. */
 | 'time_locked' | 'dust' | 'fee_too_low';

type WitnessFault = 
/** It spends something else than p2wpkh, such as taproot or a script: not judged here. */
'script_unsupported'
/** A segwit input with a script beside its witness (BIP-141). */
 | 'signature_script_present'
/** Not exactly a signature and a key. */
 | 'witness_shape'
/** Not a compressed public key (BIP-143). */
 | 'key_invalid'
/** The key is not the one that the output names. */
 | 'key_mismatch'
/** Anything but `SIGHASH_ALL`, which alone covers all inputs and outputs. */
 | 'sighash_unsupported'
/** Not strict DER (BIP-66). */
 | 'signature_encoding'
/** The other of two equal signatures (BIP-146). */
 | 'signature_high_s' | 'signature_invalid';

/** An output as it was stored when it came into being. */
interface SpentOutput extends Outpoint {
    readonly value: bigint;
    /** Hex. */
    readonly script: string;
}
type UtxoVerification = {
    readonly outcome: 'valid';
    readonly transfer: DecodedUtxoTransfer;
    readonly fee: BaseUnits;
} | Refused;
interface Refused {
    readonly outcome: 'refused';
    readonly fault: UtxoTransferFault;
    /** Of which input, counted from 0; null where it is not that of one input. */
    readonly input: number | null;
}
type UtxoTransferFault = 'malformed'
/** It spends an output that was not given, or one output twice. */
 | 'output_missing'
/** More goes out than comes in, or more than can exist. */
 | 'value_created' | PolicyFault | WitnessFault;

/** Keys, addresses and transactions of one chain whose accounts hold unspent p2wpkh outputs. */
interface UtxoKeyring {
    readonly family: 'utxo';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    derivePublic(seed: Uint8Array, account: number): AccountPublic;
    addressAt(publicKey: string, position: AddressPosition): string;
    /** For many addresses of one account: `addressAt` opens the account key each time. */
    createAddressDeriver(publicKey: string): AddressDeriver;
    /** The output script that pays `address`, hex; null for what this chain cannot pay. */
    scriptOf(address: string): string | null;
    estimateFee(request: UtxoEstimateRequest): UtxoFeeEstimateResult;
    buildTransfer(request: UtxoTransferRequest): UtxoBuildResult;
    signTransfer(seed: Uint8Array, plan: UtxoTransferPlan): SignedTransfer;
    verifyTransfer(raw: Uint8Array, spentOutputs: readonly SpentOutput[]): UtxoVerification;
    decodeTransfer(raw: Uint8Array): DecodedUtxoTransfer;
}

/** Told apart by `family`; what two families share has the same name and shape in both. */
type Keyring = UtxoKeyring | EvmKeyring;
/**
 * The keyring of a network on one of its chains. Networks of a known family need no code here:
 * their definition in core says all that tells them apart.
 */
declare function getKeyring(network: NetworkOf<'utxo'>, chain?: ChainName): UtxoKeyring;
declare function getKeyring(network: NetworkOf<'evm'>, chain?: ChainName): EvmKeyring;
declare function getKeyring(network: SignableNetwork, chain?: ChainName): Keyring;

type KeyringErrorCode = 
/** The source of randomness gave something else than what it was asked for. */
'entropy_invalid'
/** An account or address index that BIP-32 has not. */
 | 'index_invalid'
/** Not the extended public key of an account of this chain. */
 | 'account_key_invalid'
/** The same output twice, or one that no transaction can have. */
 | 'utxo_invalid'
/** A nonce, gas limit or fee offer that no transaction of the network can have. */
 | 'transfer_invalid'
/** The plan belongs to other keys or another chain, or its sums do not agree. */
 | 'plan_mismatch'
/** Bytes that are not one transaction in the wire format of its network. */
 | 'transaction_malformed'
/** What was signed did not pass the check that follows each signature. */
 | 'signature_refused';
/** A caller's mistake or damaged data, never a person's input. Holds no key material. */
declare class KeyringError extends BillfoldError {
    readonly code: KeyringErrorCode;
    constructor(code: KeyringErrorCode, message: string, info?: Pick<ErrorInfo, 'cause'>);
}

/** What nodes ask at least before they pass a transaction on: 1 sat/vB. */
declare const minimumSatPerKvb = 1000n;
/**
 * Text in satoshi per virtual byte (`1.5`) as satoshi per 1,000 virtual bytes (`1500n`), exactly.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals` beyond three
 */
declare function parseFeeRate(satPerVb: string): bigint;

/**
 * The 16 to 32 bytes that an English phrase writes down: its shortest form, for keeping it
 * sealed. The caller zeroes them.
 * @throws {ValidationError} `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 */
declare function seedPhraseToEntropy(phrase: string): Uint8Array;
/** The English phrase of 16 to 32 bytes: the inverse of `seedPhraseToEntropy`. */
declare function entropyToSeedPhrase(entropy: Uint8Array): string;

/**
 * A new English seed phrase from 128 or 256 bits of `random`, which is asked once; the bytes it
 * hands over are zeroed. There is no other source to fall back on.
 * @throws {KeyringError} `entropy_invalid`, and whatever `random` throws
 * @see BIP-39
 */
declare function generateSeedPhrase(wordCount: 12 | 24, random: (length: number) => Uint8Array): string;
/** What is wrong with `text` as an English seed phrase. */
declare function validateSeedPhrase(text: string): SeedPhraseCheck;
/**
 * The 64-byte seed of a phrase, whatever its spacing and case; the caller zeroes it.
 * The optional passphrase of BIP-39 is normalised (NFKD) and otherwise kept as it is.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 */
declare function seedPhraseToSeed(phrase: string, passphrase?: string): Uint8Array;

/** A transaction that only lacks its signatures. Plain data, told apart by `family`. */
type TransferPlan = UtxoTransferPlan | EvmTransferPlan;
/** Why there is no plan, told apart by `outcome`. */
type TransferRefusal = UtxoTransferRefusal | EvmTransferRefusal;

/**
 * On the main chain; for another one, or where the network is only known when the code runs, ask
 * `getKeyring`.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `utxo_invalid`, `transfer_invalid`
 */
declare function buildTransfer(network: NetworkOf<'utxo'>, request: UtxoTransferRequest): UtxoBuildResult;
declare function buildTransfer(network: NetworkOf<'evm'>, request: EvmTransferRequest): EvmBuildResult;
/**
 * On the chain that the plan names.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 */
declare function signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer;
/**
 * On the main chain; for another one, or where the network is only known when the code runs, ask
 * `getKeyring`. Networks with UTXOs need the outputs that are spent.
 */
declare function verifyTransfer(network: NetworkOf<'utxo'>, raw: Uint8Array, spentOutputs: readonly SpentOutput[]): UtxoVerification;
declare function verifyTransfer(network: NetworkOf<'evm'>, raw: Uint8Array): EvmVerification;

export { KeyringError, buildTransfer, deriveAddress, derivePublic, entropyToSeedPhrase, generateSeedPhrase, getKeyring, minimumSatPerKvb, parseFeeRate, seedPhraseToEntropy, seedPhraseToSeed, signTransfer, signableNetworks, validateSeedPhrase, verifyTransfer };
export type { AccountPublic, AddressDeriver, AddressPosition, DecodedEvmTransfer, DecodedInput, DecodedOutput, DecodedUtxoTransfer, EvmBuildResult, EvmEstimateRequest, EvmFeeEstimateResult, EvmFeeOffer, EvmKeyring, EvmTransferFault, EvmTransferPlan, EvmTransferRefusal, EvmTransferRequest, EvmVerification, Keyring, KeyringErrorCode, Outpoint, PlannedInput, PlannedOutput, PolicyFault, SignableNetwork, SignedTransfer, SpentOutput, TransferPlan, TransferRefusal, Utxo, UtxoBuildResult, UtxoEstimateRequest, UtxoFeeEstimateResult, UtxoKeyring, UtxoTransferFault, UtxoTransferPlan, UtxoTransferRefusal, UtxoTransferRequest, UtxoVerification, WitnessFault };
