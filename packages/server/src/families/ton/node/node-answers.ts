import * as z from 'zod/mini';
import { exactAmount, exactInteger } from '../../../chains/exact-integer.ts';

/** Answers of TonCenter, as far as we read them. @see toncenter/ton-indexer, ton-index-go/index/models */
const seqno = () => z.int().check(z.nonnegative());

/** Base64 there, hexadecimal digits here. */
export const hash = () =>
  z.pipe(
    z.string().check(z.regex(/^[A-Za-z\d+/]{43}=$/)),
    z.transform((text: string) => Buffer.from(text, 'base64').toString('hex')),
  );
/** Workchain and hash. */
const address = () => z.string().check(z.regex(/^(?:0|-1):[\dA-Fa-f]{64}$/));
const amount = () => z.nullish(exactAmount());

export const indexedBlock = () =>
  z.object({
    seqno: seqno(),
    root_hash: hash(),
    gen_utime: z.pipe(exactAmount(), z.transform(Number)),
    /** Transactions of the block itself, without those of the shards. */
    tx_count: z.nullish(z.int()),
  });
export type IndexedBlock = z.infer<ReturnType<typeof indexedBlock>>;
export const indexHead = () => z.object({ last: indexedBlock() });
export const indexedBlocks = () => z.object({ blocks: z.array(indexedBlock()) });

/** Schema of the first block, which identifies the chain. */
export const chainStart = () => z.object({ init: z.object({ root_hash: z.string() }) });

const message = () =>
  z.object({
    /** Null for what comes from outside, and goes there. */
    source: z.nullish(address()),
    destination: z.nullish(address()),
    value: amount(),
    fwd_fee: amount(),
    opcode: z.nullish(z.string()),
    bounced: z.nullish(z.boolean()),
    hash: hash(),
    /**
     * Normalised hash of an external message, without the fields that can change on the way
     * (TEP-467).
     */
    hash_norm: z.nullish(hash()),
    message_content: z.nullish(z.object({ body: z.nullish(z.string()) })),
  });
export type NodeMessage = z.infer<ReturnType<typeof message>>;

export const nodeTransaction = () =>
  z.object({
    account: address(),
    hash: hash(),
    mc_block_seqno: z.nullish(seqno()),
    total_fees: exactAmount(),
    /** It was only tried by the index, and waits. */
    emulated: z.nullish(z.boolean()),
    description: z.object({
      aborted: z.nullish(z.boolean()),
      action: z.nullish(z.object({ tot_actions: z.nullish(z.int()) })),
    }),
    in_msg: z.nullish(message()),
    out_msgs: z.array(message()),
  });
export type NodeTransaction = z.infer<ReturnType<typeof nodeTransaction>>;
/** Transactions of a block, left as they came. */
export const listedTransactions = () => z.object({ transactions: z.array(z.unknown()) });
/** A transaction of the masterchain itself, for its time alone. */
export const masterchainTransaction = () =>
  z.object({ account: z.string().check(z.startsWith('-1:')), now: z.int() });
/** The hash alone of a transaction in any other form. */
export const identified = () => z.object({ hash: hash() });
export const transactionList = () => z.object({ transactions: z.array(nodeTransaction()) });

export const walletStates = () =>
  z.object({
    wallets: z.array(
      z.object({
        balance: amount(),
        status: z.nullish(z.string()),
        seqno: z.nullish(exactInteger()),
      }),
    ),
  });

export const walletBalances = () =>
  z.object({ wallets: z.array(z.object({ address: address(), balance: amount() })) });

const moved = () => z.nullish(exactInteger());

/** Logical times are null where an account has a state, and had no transaction yet. */
export const movedWallets = () =>
  z.object({
    wallets: z.array(
      z.object({ address: address(), balance: amount(), last_transaction_lt: moved() }),
    ),
  });

export const movedJettonWallets = () =>
  z.object({
    jetton_wallets: z.array(
      z.object({ address: address(), owner: address(), last_transaction_lt: exactInteger() }),
    ),
  });

export const jettonWallets = () =>
  z.object({
    jetton_wallets: z.array(z.object({ address: address(), owner: address(), jetton: address() })),
  });
export type JettonWallet = z.infer<ReturnType<typeof jettonWallets>>['jetton_wallets'][number];

export const jettonHoldings = () =>
  z.object({
    jetton_wallets: z.array(
      z.object({ owner: address(), jetton: address(), balance: exactAmount() }),
    ),
  });

export type JettonHolding = z.infer<ReturnType<typeof jettonHoldings>>['jetton_wallets'][number];

export const configParameter = () => z.object({ config: z.object({ bytes: z.string() }) });

export const methodResult = () =>
  z.object({
    exit_code: z.int(),
    stack: z.array(z.object({ type: z.string(), value: z.unknown() })),
  });

/** Older ones name the hash of the bytes alone. */
export const sentMessage = () => z.object({ hash_norm: z.nullish(hash()) });
