import { BaseUnits, NetworkModel, Network, getNetwork, ChainName, BillfoldError, ErrorInfo } from '@billfold/core';
export { SeedPhraseCheck, UnknownWord, checkSeedPhrase, normalizeSeedPhrase } from '@billfold/core';

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
/**
 * Networks that this package can sign for, in display order: every network of a known family.
 * @example
 * signableNetworks.includes('BTC'); // true
 */
declare const signableNetworks: readonly SignableNetwork[];

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
/** Token with a balance. */
interface HeldToken {
    /** Address of the contract, with the checksum where the network has one. */
    readonly contract: string;
    /** Balance of the token less earlier unmined transfers, in its base units. */
    readonly balance: BaseUnits;
}
interface EvmTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** Receiving address of the account that pays; 0, its first, unless given. */
    readonly addressIndex?: number;
    /** Balance less earlier unmined transfers, in wei. */
    readonly balance: BaseUnits;
    /** Token to send; null sends the native asset, which always pays the fee. */
    readonly token: HeldToken | null;
    readonly nonce: bigint;
    readonly recipient: string;
    /** `max` sends everything, of the native asset less the fee. */
    readonly amount: BaseUnits | 'max';
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
}
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
/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
type EvmTransferRefusal = {
    readonly outcome: 'recipient_invalid';
}
/** Gas limit below that of any transfer. */
 | {
    readonly outcome: 'gas_limit_too_low';
    readonly minimum: bigint;
}
/** `maximum` is the amount that `max` would send at this offer. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** Enough of the token, but too little of the native asset for the fee. */
 | {
    readonly outcome: 'insufficient_native';
    readonly required: BaseUnits;
};

/** Priority fee, paid beyond the fee per signature. */
interface SolanaPriority {
    /** The most compute units that the transaction may use. */
    readonly unitLimit: number;
    /** Price for each unit of the limit, used or not, in millionths of a lamport. */
    readonly unitPrice: bigint;
}
interface SolanaTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** The number of that account, which its key does not state. */
    readonly account: number;
    /** Balance less earlier unmined transfers, in lamports. */
    readonly balance: BaseUnits;
    readonly recipient: string;
    /** Balance of the recipient in lamports; 0 if the account does not exist. */
    readonly recipientBalance: BaseUnits;
    /** `max` sends everything: SOL less the fee, or all of the token. */
    readonly amount: BaseUnits | 'max';
    /** Hash of one of the last 150 blocks, base58: as long as it is one, the transaction is valid. */
    readonly blockhash: string;
    readonly priority: SolanaPriority | null;
    readonly memo: string | null;
    /**
     * Addresses by which the recipient finds the payment, each named nowhere else in it; left out for none.
     * @see Solana Pay, `reference`
     */
    readonly references?: readonly string[];
    /** Null sends SOL. */
    readonly token: SolanaTokenRequest | null;
}
interface SolanaToken {
    /** The address of its mint. */
    readonly mint: string;
    readonly decimals: number;
}
interface SolanaTokenRequest extends SolanaToken {
    /** Balance of the token less earlier unmined transfers. */
    readonly balance: BaseUnits;
    /** True if the recipient has a token account; otherwise the sender pays its rent. */
    readonly isRecipientReady: boolean;
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
/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
type SolanaTransferRefusal = {
    readonly outcome: 'recipient_invalid';
}
/** Too little for the recipient's account to exist. */
 | {
    readonly outcome: 'dust';
    readonly minimum: BaseUnits;
}
/** Neither everything nor so little that the account goes on existing; `maximum` would be that. */
 | {
    readonly outcome: 'remainder_too_small';
    readonly maximum: BaseUnits;
}
/** `maximum` is the amount that `max` would send. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** Too little SOL for a token transfer, which needs a balance of `required` lamports. */
 | {
    readonly outcome: 'insufficient_native';
    readonly required: BaseUnits;
};

/** Current prices from the configuration of the network. */
interface TonFeePrices {
    /** Nanotons for a unit of computing, in a wallet's workchain. */
    readonly gasPrice: bigint;
    readonly basechain: TonForwardPrices;
    /** Forward prices of messages to the masterchain. */
    readonly masterchain: TonForwardPrices;
}
/** Prices of forwarding a message. */
interface TonForwardPrices {
    /** In nanotons, whatever the message. */
    readonly lumpPrice: bigint;
    /** In 65,536ths of a nanoton. */
    readonly bitPrice: bigint;
    /** In 65,536ths of a nanoton. */
    readonly cellPrice: bigint;
}
interface TonTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** The number of that account, which its key does not state. */
    readonly account: number;
    /** Balance less earlier unmined transfers, in nanotons. */
    readonly balance: BaseUnits;
    /**
     * Sequence number: the number of sends that the wallet has made. The first send deploys the
     * wallet.
     */
    readonly seqno: bigint;
    /** Seconds since 1970, from which on the wallet refuses the transfer. */
    readonly validUntil: number;
    readonly recipient: string;
    /**
     * `max` sends all of the token, or all that the wallet holds when the network comes to it: also
     * what came in meanwhile, and nothing stays behind.
     */
    readonly amount: BaseUnits | 'max';
    /**
     * True if the message bounces: what the recipient's contract does not accept comes back. False
     * where there is no contract yet, as nothing is accepted there.
     */
    readonly isBounceable: boolean;
    /** A comment for the recipient. */
    readonly memo: string | null;
    readonly prices: TonFeePrices;
    /** Null sends TON. */
    readonly token: TonTokenRequest | null;
}
interface TonToken {
    /** The jetton wallet of the account, which its network names. */
    readonly wallet: string;
    /** Nanotons that go along for the jetton wallets on the way; what they do not use comes back. */
    readonly attached: BaseUnits;
}
interface TonTokenRequest extends TonToken {
    /** Balance of the token less earlier unmined transfers. */
    readonly balance: BaseUnits;
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
/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
type TonTransferRefusal = {
    readonly outcome: 'recipient_invalid';
}
/** `maximum` is the amount that `max` would send. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** Too little TON for a token transfer, which needs a balance of `required` nanotons. */
 | {
    readonly outcome: 'insufficient_native';
    readonly required: BaseUnits;
};

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
interface TronTransferRequest extends TronValidity {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** Receiving address of the account that pays; 0, its first, unless given. */
    readonly addressIndex?: number;
    /** Balance less earlier unmined transfers, in sun. */
    readonly balance: BaseUnits;
    readonly recipient: string;
    /** `max` sends everything, less the fees. Of the token, where there is one. */
    readonly amount: BaseUnits | 'max';
    /** Null sends the native asset. */
    readonly token: TronTokenRequest | null;
    readonly terms: TronFeeTerms;
}
interface TronTokenRequest {
    /** Address of the contract (TRC-20). */
    readonly contract: string;
    /** Balance of the token. */
    readonly balance: BaseUnits;
    /** The most that running the contract may cost, in sun; the network counts staked energy towards it too. */
    readonly feeLimit: BaseUnits;
    /** Part of the limit that staked energy of the sender covers, in sun, and that is not burnt; left out for none. */
    readonly covered?: BaseUnits;
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
/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
type TronTransferRefusal = 
/** The sender itself is no recipient of the native asset: the network refuses that. */
{
    readonly outcome: 'recipient_invalid';
}
/** The network refuses an amount of zero. */
 | {
    readonly outcome: 'dust';
    readonly minimum: BaseUnits;
}
/** `maximum` is the amount that `max` would send on these terms, in the sent asset. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** Too little TRX for a token transfer, which needs a balance of `required` sun. */
 | {
    readonly outcome: 'insufficient_native';
    readonly required: BaseUnits;
};

interface Outpoint {
    /** Id as it is shown, which is the byte order of BIP-69. */
    readonly hash: string;
    readonly index: number;
}

/** An unspent output of the account. */
interface Utxo extends AddressPosition {
    /** Id of the transaction that made it, as it is shown. */
    readonly hash: string;
    /** Index of the output in its transaction. */
    readonly index: number;
    readonly value: BaseUnits;
}
interface UtxoTransferRequest {
    /** `AccountPublic.publicKey` of the account that pays. */
    readonly publicKey: string;
    /** Spendable outputs. */
    readonly utxos: readonly Utxo[];
    /** Outputs of `utxos` that it spends whatever they bring; none unless given. */
    readonly required?: readonly Outpoint[];
    readonly recipient: string;
    /** `max` sends everything: all of `utxos`, less the fee. */
    readonly amount: BaseUnits | 'max';
    /** Satoshi per 1,000 virtual bytes: 1500n is 1.5 sat/vB. */
    readonly satPerKvb: bigint;
    /** Address index on the change branch that takes what is left. */
    readonly changeIndex: number;
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
/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
type UtxoTransferRefusal = 
/** Recipient that is no address of this chain, or one that cannot be paid. */
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
/** `maximum` is the amount that `max` would send to this recipient at this fee rate. */
 | {
    readonly outcome: 'insufficient_funds';
    readonly maximum: BaseUnits;
}
/** So many inputs that nodes would not relay it. */
 | {
    readonly outcome: 'too_large';
};

/** A transaction that only lacks its signatures. Plain data, told apart by `family`. */
type TransferPlan = UtxoTransferPlan | EvmTransferPlan | SolanaTransferPlan | TronTransferPlan | TonTransferPlan;
/** Why there is no plan, told apart by `outcome`. */
type TransferRefusal = UtxoTransferRefusal | EvmTransferRefusal | SolanaTransferRefusal | TronTransferRefusal | TonTransferRefusal;

/** Public side of an account: it watches and derives addresses and cannot spend. Plain data. */
interface AccountPublic {
    /** Such as `m/84'/0'/0'`. */
    readonly path: string;
    /** Public key as text: an extended public key (BIP-32) where addresses derive from it. */
    readonly publicKey: string;
}

/**
 * An address of the account that it was made for, at the cost of one step of derivation.
 * @throws {KeyringError} `index_invalid`
 */
type AddressDeriver = (position: AddressPosition) => string;

/**
 * Derives a receiving address on the main chain from a phrase without a passphrase.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`
 * @throws {KeyringError} `index_invalid`
 * @example
 * const phrase = `${'abandon '.repeat(11)}about`; // the test phrase of BIP-84
 * deriveAddress('BTC', phrase); // 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
 * deriveAddress('BTC', phrase, 0, 1); // 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'
 */
declare function deriveAddress(network: SignableNetwork, phrase: string, account?: number, index?: number): string;
/**
 * Derives the path and the public key of an account on the main chain.
 * @throws {KeyringError} `index_invalid`
 * @example
 * const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`);
 * derivePublic('BTC', seed).path; // "m/84'/0'/0'"
 */
declare function derivePublic(network: SignableNetwork, seed: Uint8Array, account?: number): AccountPublic;

type EvmBuildResult = {
    readonly outcome: 'built';
    readonly plan: EvmTransferPlan;
} | EvmTransferRefusal;

/** A signature that names the key that made it. */
interface RecoverableSignature {
    /** The parity of the y coordinate of R: 0 or 1 in a signature that can be valid. */
    readonly yParity: bigint;
    readonly r: bigint;
    readonly s: bigint;
}

/** Decoded signed transaction, not validated. Plain data. */
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
    /**
     * Transfer that `data` asks of the token contract `to`; null where the call data is not a plain
     * token transfer.
     */
    readonly tokenTransfer: DecodedTokenTransfer | null;
    readonly gasLimit: bigint;
    readonly offer: EvmFeeOffer;
    /** Bytes. */
    readonly size: number;
}
interface DecodedTokenTransfer {
    /** Recipient, with its checksum. */
    readonly to: string;
    /** In base units of the token. */
    readonly value: BaseUnits;
}

type AmountsRequest$2 = Pick<EvmTransferRequest, 'balance' | 'token' | 'amount' | 'offer' | 'gasLimit'>;

type EvmEstimateRequest = AmountsRequest$2;
type EvmFeeEstimateResult = {
    readonly outcome: 'estimated';
    /** The most that the network may charge. */
    readonly fee: BaseUnits;
    /** Amount of the recipient; for `max`, everything after the fee. */
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
/** Malformed: not one transaction in its only encoding. */
'malformed'
/** A form of transaction that this network does not have, or an access list. */
 | 'type_not_supported'
/** Signed for another chain, or for none. */
 | 'wrong_chain_id'
/** Invalid signature: no key makes it, or its S is high (EIP-2). */
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
    /**
     * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
     * time.
     */
    createAddressDeriver(publicKey: string): AddressDeriver;
    estimateFee(request: EvmEstimateRequest): EvmFeeEstimateResult;
    buildTransfer(request: EvmTransferRequest): EvmBuildResult;
    signTransfer(seed: Uint8Array, plan: EvmTransferPlan): SignedTransfer;
    /** Verifies the bytes alone, not balance and nonce, which only the ledger knows. */
    verifyTransfer(raw: Uint8Array): EvmVerification;
    decodeTransfer(raw: Uint8Array): DecodedEvmTransfer;
}

type SolanaBuildResult = {
    readonly outcome: 'built';
    readonly plan: SolanaTransferPlan;
} | SolanaTransferRefusal;

/** Accounts that a payment only names, so that the recipient finds it. @see Solana Pay, `reference` */
interface Referring {
    /** Left out for none. */
    readonly references?: readonly string[];
}
/** Instruction of a transaction, of the kinds that we encode and decode. */
type SolanaInstruction = ({
    readonly kind: 'transfer';
    readonly from: string;
    readonly to: string;
    readonly lamports: bigint;
} & Referring) | {
    readonly kind: 'unit-limit';
    readonly units: number;
} | {
    readonly kind: 'unit-price';
    readonly microLamports: bigint;
} | {
    readonly kind: 'memo';
    readonly text: string;
}
/** Makes the account of `owner` for a token unless it is there, on account of `payer`. */
 | {
    readonly kind: 'create-token-account';
    readonly payer: string;
    readonly account: string;
    readonly owner: string;
    readonly mint: string;
} | ({
    readonly kind: 'token-transfer';
    readonly source: string;
    readonly destination: string;
    readonly owner: string;
    readonly mint: string;
    readonly units: bigint;
    readonly decimals: number;
} & Referring);
/** One that says nothing to us, or not in the form that we write. */
interface UnknownInstruction {
    readonly kind: 'unknown';
    readonly program: string;
}

interface AccountUse {
    readonly address: string;
    readonly isSigner: boolean;
    readonly isWritable: boolean;
}

/** Decoded signed transaction, not validated. Plain data. */
interface DecodedSolanaTransfer {
    /** The first signature, base58. */
    readonly hash: string;
    /** First signer, which pays the fee. */
    readonly payer: string;
    /** All that it touches, each with what it may do to it. */
    readonly accounts: readonly AccountUse[];
    readonly blockhash: string;
    readonly instructions: readonly (SolanaInstruction | UnknownInstruction)[];
    /** Lamports that it is charged: exact, as priority is paid for the limit. */
    readonly fee: BaseUnits;
    /** Bytes. */
    readonly size: number;
}

type AmountsRequest$1 = Pick<SolanaTransferRequest, 'balance' | 'recipientBalance' | 'amount' | 'priority' | 'token'>;

type SolanaEstimateRequest = AmountsRequest$1;
type SolanaFeeEstimateResult = {
    readonly outcome: 'estimated';
    /** Lamports for the signature and the priority. */
    readonly fee: BaseUnits;
    /** Lamports for the rent of an account that a token needs at the recipient's. */
    readonly networkFee: BaseUnits;
    /** Amount of the recipient; for `max`, everything. */
    readonly sent: BaseUnits;
} | SolanaTransferRefusal;

type SolanaVerification = {
    readonly outcome: 'valid';
    readonly sender: string;
    readonly transfer: DecodedSolanaTransfer;
} | {
    readonly outcome: 'refused';
    readonly fault: SolanaTransferFault;
};
type SolanaTransferFault = 
/** Malformed: not one transaction in its only encoding. */
'malformed'
/** Transaction in the form with a version. */
 | 'version_not_supported'
/** An account is listed twice. */
 | 'account_repeated'
/** One of its signatures is not by its account. */
 | 'signature_invalid';

/** Keys, addresses and transactions of one cluster of Solana. */
interface SolanaKeyring {
    readonly family: 'solana';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    derivePublic(seed: Uint8Array, account: number): AccountPublic;
    addressAt(publicKey: string, position: AddressPosition): string;
    createAddressDeriver(publicKey: string): AddressDeriver;
    /** The account of `owner` for the token of `mint`. */
    tokenAccountOf(owner: string, mint: string): string;
    /** The hash of a block, 64 hex digits, as transactions name it: base58. */
    toBlockhash(hash: string): string;
    fromBlockhash(blockhash: string): string;
    /** Lamports below which no account with so many bytes of data can be left, unless at 0. */
    rentMinimum(dataLength: number): bigint;
    /** Lamports that a transfer is charged, whatever it pays: for one signature, and its priority. */
    transferFee(priority: SolanaPriority | null): BaseUnits;
    estimateFee(request: SolanaEstimateRequest): SolanaFeeEstimateResult;
    buildTransfer(request: SolanaTransferRequest): SolanaBuildResult;
    signTransfer(seed: Uint8Array, plan: SolanaTransferPlan): SignedTransfer;
    /** Verifies the bytes alone, not balances and blocks, which only the ledger knows. */
    verifyTransfer(raw: Uint8Array): SolanaVerification;
    decodeTransfer(raw: Uint8Array): DecodedSolanaTransfer;
}

type TonBuildResult = {
    readonly outcome: 'built';
    readonly plan: TonTransferPlan;
} | TonTransferRefusal;

/** Decoded signed transfer, not validated. Plain data. */
interface DecodedTonTransfer {
    /** 64 hex digits, of the message to the wallet: the network names its transactions only later. */
    readonly hash: string;
    readonly from: string;
    readonly to: string;
    /** In nanotons; nothing where the wallet sends everything. */
    readonly value: BaseUnits;
    readonly isEverything: boolean;
    readonly sendMode: number;
    readonly isBounceable: boolean;
    readonly payload: TonPayload;
    readonly walletId: number;
    readonly seqno: bigint;
    /** Seconds since 1970. */
    readonly validUntil: number;
    /** The public key that the wallet begins with, hex; null where the wallet does not come along. */
    readonly publicKey: string | null;
    /** Bytes. */
    readonly size: number;
}
/** Message of a transfer to the contract that receives it. */
type TonPayload = {
    readonly kind: 'none';
} | {
    readonly kind: 'comment';
    readonly text: string;
}
/** It goes to the jetton wallet of the sender, to hand over units of its jetton. */
 | {
    readonly kind: 'jetton';
    readonly units: BaseUnits;
    readonly recipient: string;
    /** Recipient of the TON that are left over. */
    readonly response: string;
    readonly memo: string | null;
}
/** Anything else. */
 | {
    readonly kind: 'other';
};

type AmountsRequest = Pick<TonTransferRequest, 'balance' | 'amount' | 'seqno' | 'memo' | 'prices' | 'token'>;

interface TonEstimateRequest extends AmountsRequest {
    /** Null while unknown; the estimate then assumes a recipient outside the masterchain. */
    readonly recipient: string | null;
}
type TonFeeEstimateResult = {
    readonly outcome: 'estimated';
    /** Nanotons that the network charges, and of a token those that go along. */
    readonly fee: BaseUnits;
    /** Amount of the recipient; for `max`, everything. */
    readonly sent: BaseUnits;
} | TonTransferRefusal;

type TonVerification = {
    readonly outcome: 'valid';
    readonly sender: string;
    readonly transfer: DecodedTonTransfer;
} | {
    readonly outcome: 'refused';
    readonly fault: TonTransferFault;
};
type TonTransferFault = 
/** Malformed: not one send of one message in its only encoding. */
'malformed'
/** Send mode that our wallets never use. */
 | 'mode_not_supported'
/** The hash of the state init is not the wallet's address. */
 | 'wrong_init'
/** Wallet unknown: neither its state init nor its public key is given. */
 | 'wallet_unknown'
/** Signed for another subwallet, such as that of another chain. */
 | 'wrong_wallet_id'
/** Not signed by the key of the wallet. */
 | 'signature_invalid';

/** Keys, addresses and transactions of one chain of TON, by wallets of version 4, revision 2. */
interface TonKeyring {
    readonly family: 'ton';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    /** Subwallet id: a signature for another subwallet is invalid here. */
    readonly walletId: number;
    derivePublic(seed: Uint8Array, account: number): AccountPublic;
    addressAt(publicKey: string, position: AddressPosition): string;
    createAddressDeriver(publicKey: string): AddressDeriver;
    estimateFee(request: TonEstimateRequest): TonFeeEstimateResult;
    buildTransfer(request: TonTransferRequest): TonBuildResult;
    signTransfer(seed: Uint8Array, plan: TonTransferPlan): SignedTransfer;
    /** Verifies the bytes alone. `publicKey` is that of a wallet that has sent before, else null. */
    verifyTransfer(raw: Uint8Array, publicKey: string | null): TonVerification;
    decodeTransfer(raw: Uint8Array): DecodedTonTransfer;
}

type TronBuildResult = {
    readonly outcome: 'built';
    readonly plan: TronTransferPlan;
} | TronTransferRefusal;

/** Decoded signed transfer, not validated. Plain data. */
interface DecodedTronTransfer {
    /** SHA-256 of all but the signature, 64 hex digits. */
    readonly hash: string;
    /** Sender. */
    readonly from: string;
    /** Recovered from the signature; null where that names no key. */
    readonly signer: string | null;
    /** Recipient, also of a token. */
    readonly to: string;
    /** In sun; nothing where a token is sent. */
    readonly value: BaseUnits;
    readonly token: TronPlannedToken | null;
    readonly reference: DecodedReference;
    readonly createdAtMs: bigint;
    readonly expiresAtMs: bigint;
    /** Bytes. */
    readonly size: number;
}
/** Reference to a block that must be on the chain. */
interface DecodedReference {
    /** The lowest 16 bits of its height. */
    readonly heightBits: number;
    /** Bytes 8 to 16 of its hash, hex. */
    readonly hashPart: string;
}

type TronEstimateRequest = Pick<TronTransferRequest, 'balance' | 'amount' | 'token' | 'terms'>;
type TronFeeEstimateResult = {
    readonly outcome: 'estimated';
    /** The most that the network may charge, but for the network fee. */
    readonly fee: BaseUnits;
    /** Cost of opening the account of the recipient. */
    readonly networkFee: BaseUnits;
    /** Amount of the recipient; for `max`, everything after the fees. */
    readonly sent: BaseUnits;
} | TronTransferRefusal;

type TronVerification = {
    readonly outcome: 'valid';
    readonly sender: string;
    readonly transfer: DecodedTronTransfer;
} | {
    readonly outcome: 'refused';
    readonly fault: TronTransferFault;
};
type TronTransferFault = 
/** Malformed: not one transaction in the encoding that wallets write. */
'malformed'
/** Not a transfer of the native asset or of a token. */
 | 'type_not_supported'
/** Signed by a key other than the sender's, by none, or with a high S. */
 | 'signature_invalid'
/** Sender, recipient or contract that is not an address of this network. */
 | 'address_invalid'
/** Amount of zero in the native asset. */
 | 'amount_invalid'
/** The native asset cannot be sent to oneself. */
 | 'sent_to_self';

/** Keys, addresses and transactions of one chain of Tron. */
interface TronKeyring {
    readonly family: 'tron';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    derivePublic(seed: Uint8Array, account: number): AccountPublic;
    addressAt(publicKey: string, position: AddressPosition): string;
    /**
     * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
     * time.
     */
    createAddressDeriver(publicKey: string): AddressDeriver;
    estimateFee(request: TronEstimateRequest): TronFeeEstimateResult;
    buildTransfer(request: TronTransferRequest): TronBuildResult;
    signTransfer(seed: Uint8Array, plan: TronTransferPlan): SignedTransfer;
    /** Verifies the bytes alone, not balances, blocks and time, which only the ledger knows. */
    verifyTransfer(raw: Uint8Array): TronVerification;
    decodeTransfer(raw: Uint8Array): DecodedTronTransfer;
}

type UtxoBuildResult = {
    readonly outcome: 'built';
    readonly plan: UtxoTransferPlan;
} | UtxoTransferRefusal;

/** Decoded raw transaction, not validated. Plain data. */
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

/** Kinds of outputs to which the addresses of a watched key belong. */
declare const watchKinds: readonly ['pkh', 'sh-wpkh', 'wpkh', 'tr'];
type WatchKind = (typeof watchKinds)[number];

interface UtxoEstimateRequest extends Pick<UtxoTransferRequest, 'utxos' | 'required' | 'amount' | 'satPerKvb'> {
    /** Null while it is not known: an output of the account's own kind stands in. */
    readonly recipient: string | null;
    /** Kind of `utxos`, on which the size of an input depends; `wpkh` unless given. */
    readonly kind?: WatchKind;
}
type UtxoFeeEstimateResult = {
    readonly outcome: 'estimated';
    readonly fee: BaseUnits;
    /** Amount of the recipient; for `max`, everything after the fee. */
    readonly sent: BaseUnits;
    readonly vsize: number;
} | UtxoTransferRefusal;

/** Public key of an account with the kind of its outputs. */
interface KeyOfKind {
    readonly kind: WatchKind;
    /** Extended public key (BIP-32). */
    readonly publicKey: string;
}
/**
 * Returns the public key of an account as text. All kinds but p2wpkh stand around the key, so that it can be used for no
 * other kind by mistake: `tr(xpub…)`.
 * @example
 * const { publicKey } = getKeyring('BTC').readAccountKey(derivePublic('BTC', seed).publicKey);
 * const text = formatAccountKey({ kind: 'tr', publicKey });
 */
declare function formatAccountKey({ kind, publicKey }: KeyOfKind): string;

/** Why nodes would not relay a transaction that may be valid. */
type PolicyFault = 'too_large'
/** Nodes relay nothing of the size of an inner node of a Merkle tree (CVE-2017-12842). */
 | 'too_small' | 'version_unsupported'
/** It may not be mined before some block or time, or that cannot be told without a chain. */
 | 'time_locked'
/** An output that is neither to an address nor a few bytes of data, once at most. */
 | 'output_nonstandard' | 'dust' | 'fee_too_low';

type WitnessFault = 
/** It spends something else than an output of one key, such as a script: not validated here. */
'script_unsupported'
/** A segwit input with a script beside its witness (BIP-141). */
 | 'signature_script_present'
/** Not exactly a signature and its key, of taproot a signature, in the place where they belong. */
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
    /** Index of the input; null if no single input is at fault. */
    readonly input: number | null;
}
type UtxoTransferFault = 'malformed'
/** It spends an output that was not given, or one output twice. */
 | 'output_missing'
/** More goes out than comes in, or more than can exist. */
 | 'value_created' | PolicyFault | WitnessFault;

/** Extended public key whose addresses are paid, and whose coins another wallet spends. */
interface WatchKey {
    readonly kind: WatchKind;
    /** Extended public key of an account, with the version bytes of the chain (BIP-32). */
    readonly publicKey: string;
    /**
     * Key without its place: without depth, index and parent, on which no address depends. Two texts of one key
     * have the same.
     */
    readonly identity: string;
    /** Steps from the master key: 3 for an account (BIP-44), 1 for a phrase of Electrum. */
    readonly depth: number;
    /** Place of the key below its master key; null where the text did not tell it. */
    readonly origin: KeyOrigin | null;
    /** Descriptor of receiving and change addresses, with its checksum (BIP-380, BIP-389). */
    readonly descriptor: string;
}
/** Place of a key below a master key, by which a signing device recognises its own. @see BIP-380 */
interface KeyOrigin {
    /** First four bytes of the hash of the master key, hex. */
    readonly fingerprint: string;
    /** Steps from the master key, such as `84'/0'/0'`; empty for the master key itself. */
    readonly path: string;
}
/** Reason why a text is no key to watch. */
type WatchKeyRefusal = 
/** A key that spends, or a seed phrase. */
'private_key'
/** Neither an extended public key nor a descriptor. */
 | 'not_a_key'
/** A character of the key is wrong. */
 | 'key_damaged' | 'wrong_network' | 'checksum_missing' | 'checksum_wrong'
/** A hardened step behind the key, which only the private key derives. */
 | 'hardened_step' | 'multisig'
/** A script that is not of one key, or of a form without addresses here. */
 | 'script_unsupported'
/** Other addresses than `/0/*` or `/<0;1>/*` below the key. */
 | 'path_unsupported'
/** A key that is not of an account. */
 | 'depth_unsupported'
/** Origin and key, or origin and script, belong to different accounts. */
 | 'origin_mismatch'
/** The text names another kind of outputs than the one that was asked for. */
 | 'kind_mismatch';
type WatchKeyResult = {
    readonly ok: true;
    readonly key: WatchKey;
} | {
    readonly ok: false;
    readonly refusal: WatchKeyRefusal;
};

/** Public key of one address of a watched key, and its place, by which its wallet finds the private key. @see BIP-174 */
interface WatchedPlace {
    /** Compressed, hex. */
    readonly publicKey: string;
    /** First four bytes of the hash of the key that the path begins at. */
    readonly fingerprint: number;
    /** Steps from that key; hardened ones have the highest bit. */
    readonly path: readonly number[];
}

/** Keys, addresses and transactions of one chain whose accounts hold unspent outputs, each account of one kind. */
interface UtxoKeyring {
    readonly family: 'utxo';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    /** Derives the public key of an account; of p2wpkh outputs unless another kind is given (BIP-44, 49, 84, 86). */
    derivePublic(seed: Uint8Array, account: number, kind?: WatchKind): AccountPublic;
    /** Reads the kind of an account, and its extended public key alone (BIP-32), from the key of `derivePublic`. */
    readAccountKey(publicKey: string): KeyOfKind;
    addressAt(publicKey: string, position: AddressPosition): string;
    /**
     * Derives many addresses of one account from a key that is opened once; `addressAt` opens it each
     * time.
     */
    createAddressDeriver(publicKey: string): AddressDeriver;
    /** The descriptor of all addresses of an account, with its checksum (BIP-380). */
    descriptorOf(publicKey: string): string;
    /**
     * Reads the key of an account that another wallet exported to be watched: an extended public key or a descriptor. `kind`
     * is the kind of its outputs where the text does not tell it.
     */
    parseWatchKey(text: string, kind: WatchKind | null): WatchKeyResult;
    /** Derives many addresses of a watched key, which is opened once. */
    createWatchDeriver(key: Pick<WatchKey, 'kind' | 'publicKey'>): AddressDeriver;
    /** Derives the public key of an address of a watched key, with its place as a PSBT names it (BIP-174). */
    placeWatched(key: Pick<WatchKey, 'publicKey' | 'origin'>, position: AddressPosition): WatchedPlace;
    /** The output script that pays `address`, hex; null for what this chain cannot pay. */
    scriptOf(address: string): string | null;
    estimateFee(request: UtxoEstimateRequest): UtxoFeeEstimateResult;
    buildTransfer(request: UtxoTransferRequest): UtxoBuildResult;
    /**
     * Returns the hash that a plan has once it is signed, which its signatures do not change (BIP-141). Plans of p2pkh and of
     * nested outputs have none before.
     */
    hashTransfer(plan: Pick<UtxoTransferPlan, 'inputs' | 'outputs'>): string;
    /** Reads the kind of the account that a plan spends from. */
    kindOfPlan(plan: Pick<UtxoTransferPlan, 'inputs'>): WatchKind;
    signTransfer(seed: Uint8Array, plan: UtxoTransferPlan): SignedTransfer;
    verifyTransfer(raw: Uint8Array, spentOutputs: readonly SpentOutput[]): UtxoVerification;
    decodeTransfer(raw: Uint8Array): DecodedUtxoTransfer;
}

/** Told apart by `family`; what two families share has the same name and shape in both. */
type Keyring = UtxoKeyring | EvmKeyring | SolanaKeyring | TronKeyring | TonKeyring;
/**
 * Returns the keyring of a network on one of its chains, the main chain unless given. Networks of a
 * known family need no code here: the definition in core has everything that differs.
 * @example
 * const keyring = getKeyring('BTC', 'test');
 * const { publicKey } = keyring.derivePublic(seed, 0);
 * const address = keyring.addressAt(publicKey, { branch: 0, addressIndex: 0 });
 */
declare function getKeyring(network: NetworkOf<'utxo'>, chain?: ChainName): UtxoKeyring;
declare function getKeyring(network: NetworkOf<'evm'>, chain?: ChainName): EvmKeyring;
declare function getKeyring(network: NetworkOf<'solana'>, chain?: ChainName): SolanaKeyring;
declare function getKeyring(network: NetworkOf<'tron'>, chain?: ChainName): TronKeyring;
declare function getKeyring(network: NetworkOf<'ton'>, chain?: ChainName): TonKeyring;
declare function getKeyring(network: SignableNetwork, chain?: ChainName): Keyring;

type KeyringErrorCode = 
/** The random source returned something else than the requested bytes. */
'entropy_invalid'
/** Account or address index outside the range of BIP-32. */
 | 'index_invalid'
/** Not the extended public key of an account of this chain. */
 | 'account_key_invalid'
/** Output that is given twice, or that no transaction can have. */
 | 'utxo_invalid'
/** A nonce, gas limit or fee offer that no transaction of the network can have. */
 | 'transfer_invalid'
/** The plan belongs to other keys or another chain, or its sums do not agree. */
 | 'plan_mismatch'
/** Bytes that are not one transaction in the wire format of its network. */
 | 'transaction_malformed'
/** Bytes that encode no element of the group in which passwords are evaluated. */
 | 'element_invalid'
/** Sealed record that this password does not open, or that was changed. */
 | 'vault_locked'
/** Sealed record that only the server opens. */
 | 'vault_unsupported'
/** The signed bytes failed the verification that follows each signature. */
 | 'signature_refused';
/**
 * Error of a caller or of damaged data, never of what a user typed. Contains no key material.
 * @example
 * try {
 *   signTransfer(seed, plan);
 * } catch (error) {
 *   if (error instanceof KeyringError) console.error(error.code);
 * }
 */
declare class KeyringError extends BillfoldError {
    readonly code: KeyringErrorCode;
    constructor(code: KeyringErrorCode, message: string, info?: Pick<ErrorInfo, 'cause'>);
}

/**
 * Most addresses of one sweep.
 * @example
 * const sweeps = Math.ceil(1_000 / mostSwept);
 */
declare const mostSwept = 50;
/** Address that is delegated to the sweeper, whether it was before or not, or released from it. */
interface DelegatedPurse {
    /** Index of the receiving address. */
    readonly addressIndex: number;
    /** Address, with its checksum (EIP-55). */
    readonly address: string;
    /** Its transaction count. */
    readonly nonce: bigint;
}
interface SweptPurse extends DelegatedPurse {
    readonly units: BaseUnits;
}
interface SetCodePlan {
    readonly family: 'evm';
    readonly network: SignableNetwork;
    readonly chain: ChainName;
    readonly account: number;
    /** First address of the account, with its checksum: it pays the fee, and receives what is swept. */
    readonly from: string;
    readonly nonce: bigint;
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
    /** Highest fee that the network may charge: gas limit times the highest price offered. */
    readonly fee: BaseUnits;
}
/** Unsigned transaction that moves the funds of addresses of an account to its first address. */
interface EvmSweepPlan extends SetCodePlan {
    readonly kind: 'sweep';
    /** Contract of the token, with its checksum; null for the native asset. */
    readonly token: string | null;
    readonly purses: readonly SweptPurse[];
}
/** Unsigned transaction that ends the delegation of addresses of an account. */
interface EvmReleasePlan extends SetCodePlan {
    readonly kind: 'release';
    readonly purses: readonly DelegatedPurse[];
}
/** Unsigned transaction that deploys the sweeper of an account's first address, which pays for it. */
interface EvmDeploymentPlan extends SetCodePlan {
    readonly kind: 'deployment';
}

interface EvmDeploymentRequest {
    /** `AccountPublic.publicKey` of the account. */
    readonly publicKey: string;
    /** Transaction count of its first address, which pays. */
    readonly nonce: bigint;
    /** Native balance of its first address less earlier unmined transfers, in wei. */
    readonly balance: BaseUnits;
    readonly offer: EvmFeeOffer;
    readonly gasLimit: bigint;
}
interface EvmSweepRequest extends EvmDeploymentRequest {
    /** Contract of the token; null sweeps the native asset. */
    readonly token: string | null;
    readonly purses: readonly Omit<SweptPurse, 'address'>[];
}
interface EvmReleaseRequest extends EvmDeploymentRequest {
    readonly purses: readonly Omit<DelegatedPurse, 'address'>[];
}
type EvmSweepBuildResult<Plan> = {
    readonly outcome: 'built';
    readonly plan: Plan;
} | {
    readonly outcome: 'insufficient_native';
    readonly required: BaseUnits;
};

/** A signed transaction that delegates addresses, as its bytes say it, not validated. */
interface RawSetCode {
    readonly chainId: bigint;
    readonly nonce: bigint;
    readonly to: Uint8Array;
    readonly value: bigint;
    readonly data: Uint8Array;
    readonly gasLimit: bigint;
    readonly offer: {
        readonly kind: 'eip1559';
        readonly maxFeePerGas: bigint;
        readonly maxPriorityFeePerGas: bigint;
    };
    readonly authorizations: readonly RawAuthorization[];
    readonly signature: RecoverableSignature;
    /** Fields before the signature, as encoded. */
    readonly signedFields: Uint8Array;
}
interface RawAuthorization {
    readonly chainId: bigint;
    readonly delegate: Uint8Array;
    readonly nonce: bigint;
    readonly signature: RecoverableSignature;
    /** Fields before the signature, as encoded. */
    readonly signedFields: Uint8Array;
}

/** Signed sweep or release that is valid. Plain data; its addresses have their checksums. */
interface DecodedEvmSweep {
    /** keccak-256 of the bytes, `0x` and 64 hex digits. */
    readonly hash: string;
    readonly kind: 'sweep' | 'release';
    readonly nonce: bigint;
    /** Pays the fee, and receives what is swept. */
    readonly from: string;
    /** Null for the native asset, and of a release. */
    readonly token: string | null;
    /** None of a release. */
    readonly moves: readonly {
        readonly address: string;
        readonly units: BaseUnits;
    }[];
    /** Addresses that are delegated or released. */
    readonly authorizations: readonly {
        readonly address: string;
        readonly nonce: bigint;
    }[];
    readonly gasLimit: bigint;
    readonly offer: RawSetCode['offer'];
    /** Bytes. */
    readonly size: number;
}
type EvmSweepFault = EvmTransferFault
/** An address is delegated to code other than the sweeper of the sender. */
 | 'delegate_unknown'
/** Neither a call of that sweeper nor a release, or one for addresses that it does not name. */
 | 'call_unknown';
type EvmSweepVerification = {
    readonly outcome: 'valid';
    readonly sweep: DecodedEvmSweep;
} | {
    readonly outcome: 'refused';
    readonly fault: EvmSweepFault;
};

/** Contract to which the addresses of an account are delegated, so that one transaction sweeps them. */
interface EvmSweeper {
    /** Its address, with its checksum; the same on every chain. */
    readonly address: string;
    /** Call that deploys it, whoever makes it: address with its checksum, and data in hex without `0x`. */
    readonly deployment: {
        readonly to: string;
        readonly data: string;
    };
    /** Returns whether code that a node shows at its address is this contract: hex without `0x`. */
    isDeployed(code: string): boolean;
    /** Returns whether code that a node shows at an address delegates it to this contract. */
    isDelegated(code: string): boolean;
    /** Hash of the code of an address that is delegated to this contract, hex without `0x` (`EXTCODEHASH`). */
    readonly delegationHash: string;
}
/** Transactions of one chain that sweep several addresses of an account by EIP-7702. */
interface EvmSweeps {
    /** Returns the sweeper of a recipient. @throws {KeyringError} `transfer_invalid` for text that is no address */
    getSweeper(recipient: string): EvmSweeper;
    /** Finds the recipient of a sweeper by its code, hex without `0x`; null where the code is another one. */
    findRecipient(code: string): string | null;
    buildSweep(request: EvmSweepRequest): EvmSweepBuildResult<EvmSweepPlan>;
    buildRelease(request: EvmReleaseRequest): EvmSweepBuildResult<EvmReleasePlan>;
    /** Plans the transaction without which the sweeper of the account is nowhere. */
    buildDeployment(request: EvmDeploymentRequest): EvmSweepBuildResult<EvmDeploymentPlan>;
    signSweep(seed: Uint8Array, plan: EvmSweepPlan | EvmReleasePlan): SignedTransfer;
    signDeployment(seed: Uint8Array, plan: EvmDeploymentPlan): SignedTransfer;
    /** Verifies the bytes alone, not balances and transaction counts, which only the ledger knows. */
    verifySweep(raw: Uint8Array): EvmSweepVerification;
}
/**
 * Returns the sweeps of a chain, the main chain unless given.
 * @example
 * const { address } = getSweeps('ETH').getSweeper('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
 */
declare function getSweeps(network: NetworkOf<'evm'>, chain?: ChainName): EvmSweeps;

/**
 * Minimum relay fee rate of nodes, in satoshi per 1,000 virtual bytes: 1 sat/vB.
 * @example
 * parseFeeRate('0.9') < minimumSatPerKvb; // true
 */
declare const minimumSatPerKvb = 1000n;
/**
 * Parses satoshi per virtual byte to satoshi per 1,000 virtual bytes, exactly.
 * @throws {ValidationError} `amount_invalid`, `too_many_decimals` beyond three
 * @example
 * parseFeeRate('1.5'); // 1500n
 */
declare function parseFeeRate(satPerVb: string): bigint;

/**
 * Returns the 16 to 32 bytes that an English phrase encodes: its shortest form, for storing it
 * encrypted. The caller zeroes them.
 * @throws {ValidationError} `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 * @example
 * const entropy = seedPhraseToEntropy(`${'abandon '.repeat(11)}about`);
 * entropy.length; // 16
 */
declare function seedPhraseToEntropy(phrase: string): Uint8Array;
/**
 * Returns the English phrase of 16 to 32 bytes of entropy: the inverse of `seedPhraseToEntropy`.
 * @see BIP-39
 * @example
 * entropyToSeedPhrase(new Uint8Array(16)) === `${'abandon '.repeat(11)}about`; // true
 */
declare function entropyToSeedPhrase(entropy: Uint8Array): string;

/**
 * Generates an English seed phrase from 128 or 256 bits of `random`, which is called once and must
 * be cryptographic. The bytes are zeroed after use.
 * @throws {KeyringError} `entropy_invalid`, and the errors of `random`
 * @see BIP-39
 * @example
 * const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
 * const phrase = generateSeedPhrase(12, random);
 */
declare function generateSeedPhrase(wordCount: 12 | 24, random: (length: number) => Uint8Array): string;
/**
 * Reports whether `text` is an English seed phrase, like the function of this name in the core
 * package, with the word list of this package. `checkSeedPhrase` reports the fault and the unknown
 * words.
 * @see BIP-39
 * @example
 * validateSeedPhrase(`${'abandon '.repeat(11)}about`); // true
 * validateSeedPhrase('abandon '.repeat(12)); // false
 */
declare function validateSeedPhrase(text: string): boolean;
/**
 * Derives the 64-byte seed of a phrase, in any spacing and case; the caller zeroes it. The optional
 * passphrase of BIP-39 is normalized (NFKD) and otherwise used as it is.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 * @example
 * const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`, 'TREZOR'); // a vector of BIP-39
 * [...seed.slice(0, 4)]; // [0xc5, 0x52, 0x57, 0xc3]
 * seed.fill(0);
 */
declare function seedPhraseToSeed(phrase: string, passphrase?: string): Uint8Array;

/**
 * Builds the plan of a transfer on the main chain, or returns why there is none. For another chain,
 * or where the network is known only at run time, use `getKeyring`.
 * @throws {KeyringError} `account_key_invalid`, `index_invalid`, `utxo_invalid`, `transfer_invalid`
 * @example
 * const { publicKey } = derivePublic('BTC', seed);
 * const amount = parseAmount('0.015', 8);
 * const satPerKvb = parseFeeRate('1.5');
 * const request = { publicKey, utxos, recipient: address, amount, satPerKvb, changeIndex: 0 };
 * const built = buildTransfer('BTC', request);
 * if (built.outcome === 'built') console.log(built.plan.fee);
 */
declare function buildTransfer(network: NetworkOf<'utxo'>, request: UtxoTransferRequest): UtxoBuildResult;
declare function buildTransfer(network: NetworkOf<'evm'>, request: EvmTransferRequest): EvmBuildResult;
declare function buildTransfer(network: NetworkOf<'solana'>, request: SolanaTransferRequest): SolanaBuildResult;
declare function buildTransfer(network: NetworkOf<'tron'>, request: TronTransferRequest): TronBuildResult;
declare function buildTransfer(network: NetworkOf<'ton'>, request: TonTransferRequest): TonBuildResult;
/**
 * Signs a planned transfer on the chain of the plan, and verifies the result. The caller zeroes the
 * seed.
 * @throws {KeyringError} `plan_mismatch`, `signature_refused`, `index_invalid`
 * @example
 * const { raw, hash } = signTransfer(seed, plan);
 * seed.fill(0);
 */
declare function signTransfer(seed: Uint8Array, plan: TransferPlan): SignedTransfer;
/**
 * Verifies a signed transfer on the main chain, as a node does before it looks at its state. UTXO
 * networks need the spent outputs; TON needs the public key of a wallet that has sent before, and
 * null for one that its first send deploys. For another chain, or where the network is known only
 * at run time, use `getKeyring`.
 * @example
 * const verified = verifyTransfer('ETH', raw);
 * if (verified.outcome === 'refused') throw new Error(verified.fault);
 * console.log(verified.sender, verified.transfer.to);
 */
declare function verifyTransfer(network: NetworkOf<'utxo'>, raw: Uint8Array, spentOutputs: readonly SpentOutput[]): UtxoVerification;
declare function verifyTransfer(network: NetworkOf<'evm'>, raw: Uint8Array): EvmVerification;
declare function verifyTransfer(network: NetworkOf<'solana'>, raw: Uint8Array): SolanaVerification;
declare function verifyTransfer(network: NetworkOf<'tron'>, raw: Uint8Array): TronVerification;
declare function verifyTransfer(network: NetworkOf<'ton'>, raw: Uint8Array, publicKey: string | null): TonVerification;

export { KeyringError, buildTransfer, deriveAddress, derivePublic, entropyToSeedPhrase, formatAccountKey, generateSeedPhrase, getKeyring, getSweeps, minimumSatPerKvb, mostSwept, parseFeeRate, seedPhraseToEntropy, seedPhraseToSeed, signTransfer, signableNetworks, validateSeedPhrase, verifyTransfer };
export type { AccountPublic, AccountUse, AddressDeriver, AddressPosition, DecodedEvmSweep, DecodedEvmTransfer, DecodedInput, DecodedOutput, DecodedReference, DecodedSolanaTransfer, DecodedTokenTransfer, DecodedTonTransfer, DecodedTronTransfer, DecodedUtxoTransfer, DelegatedPurse, EvmBuildResult, EvmDeploymentPlan, EvmDeploymentRequest, EvmEstimateRequest, EvmFeeEstimateResult, EvmFeeOffer, EvmKeyring, EvmReleasePlan, EvmReleaseRequest, EvmSweepBuildResult, EvmSweepFault, EvmSweepPlan, EvmSweepRequest, EvmSweepVerification, EvmSweeper, EvmSweeps, EvmTransferFault, EvmTransferPlan, EvmTransferRefusal, EvmTransferRequest, EvmVerification, HeldToken, KeyOfKind, KeyOrigin, Keyring, KeyringErrorCode, Outpoint, PlannedInput, PlannedOutput, PolicyFault, SignableNetwork, SignedTransfer, SolanaBuildResult, SolanaEstimateRequest, SolanaFeeEstimateResult, SolanaInstruction, SolanaKeyring, SolanaPriority, SolanaToken, SolanaTokenRequest, SolanaTransferFault, SolanaTransferPlan, SolanaTransferRefusal, SolanaTransferRequest, SolanaVerification, SpentOutput, SweptPurse, TonBuildResult, TonEstimateRequest, TonFeeEstimateResult, TonFeePrices, TonForwardPrices, TonKeyring, TonPayload, TonToken, TonTokenRequest, TonTransferFault, TonTransferPlan, TonTransferRefusal, TonTransferRequest, TonVerification, TransferPlan, TransferRefusal, TronBuildResult, TronEstimateRequest, TronFeeEstimateResult, TronFeeTerms, TronKeyring, TronPlannedToken, TronReference, TronTokenRequest, TronTransferFault, TronTransferPlan, TronTransferRefusal, TronTransferRequest, TronValidity, TronVerification, UnknownInstruction, Utxo, UtxoBuildResult, UtxoEstimateRequest, UtxoFeeEstimateResult, UtxoKeyring, UtxoTransferFault, UtxoTransferPlan, UtxoTransferRefusal, UtxoTransferRequest, UtxoVerification, WatchKey, WatchKeyRefusal, WatchKeyResult, WatchKind, WatchedPlace, WitnessFault };
