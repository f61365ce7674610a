import * as z from 'zod/mini';
import { exactAmount } from '../../../chains/exact-integer.ts';

/** Answers of Solana's JSON-RPC, as far as we read them. Parsed transactions: encoding `jsonParsed`. */
const base58 = () => z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,88}$/));
const height = () => z.int().check(z.nonnegative());

export const slotAnswer = height;
export const heightAnswer = height;
export const slotsAnswer = () => z.array(height());
export const hashAnswer = base58;
export const amountAnswer = exactAmount;
/** Beside the state of the chain that it is true of. */
export const inContext = <T>(schema: z.ZodMiniType<T>) => z.object({ value: schema });

export const latestBlockhash = () =>
  inContext(z.object({ blockhash: base58(), lastValidBlockHeight: height() }));

export const nodeBlock = () =>
  z.object({
    /** Null for blocks from before nodes kept it. */
    blockHeight: z.nullish(height()),
    blockTime: z.nullish(z.int()),
    blockhash: base58(),
    previousBlockhash: base58(),
  });
export type NodeBlock = z.infer<ReturnType<typeof nodeBlock>>;

const instruction = () =>
  z.object({
    program: z.optional(z.string()),
    /** A memo is a text, whatever else is known an object, and the rest is left out. */
    parsed: z.optional(z.unknown()),
    programId: z.optional(z.string()),
    /** All that one uses which is not known. */
    accounts: z.optional(z.array(z.string())),
  });
export type NodeInstruction = z.infer<ReturnType<typeof instruction>>;

const tokenBalance = () =>
  z.object({
    accountIndex: height(),
    mint: base58(),
    owner: z.optional(base58()),
    uiTokenAmount: z.object({ amount: exactAmount() }),
  });
export type NodeTokenBalance = z.infer<ReturnType<typeof tokenBalance>>;

const meta = () =>
  z.object({
    /** Null when it did what it was to do. */
    err: z.unknown(),
    fee: exactAmount(),
    preBalances: z.array(exactAmount()),
    postBalances: z.array(exactAmount()),
    preTokenBalances: z.nullish(z.array(tokenBalance())),
    postTokenBalances: z.nullish(z.array(tokenBalance())),
    innerInstructions: z.nullish(z.array(z.object({ instructions: z.array(instruction()) }))),
  });
export type NodeMeta = z.infer<ReturnType<typeof meta>>;

const accountKey = () =>
  z.object({
    pubkey: base58(),
    signer: z.optional(z.boolean()),
    writable: z.optional(z.boolean()),
  });

export const nodeTransaction = () =>
  z.object({
    meta: meta(),
    transaction: z.object({
      signatures: z.array(base58()).check(z.minLength(1)),
      message: z.object({
        accountKeys: z.array(accountKey()).check(z.minLength(1)),
        instructions: z.array(instruction()),
      }),
    }),
  });
export type NodeTransaction = z.infer<ReturnType<typeof nodeTransaction>>;

export const fullBlock = () => z.extend(nodeBlock(), { transactions: z.array(nodeTransaction()) });

/** A block whose transactions are read apart from it, and one of those. */
export const listedBlock = () => z.extend(nodeBlock(), { transactions: z.array(z.unknown()) });
export const listedTransaction = () =>
  z.object({
    transaction: z.object({ signatures: z.array(base58()).check(z.minLength(1)) }),
  });

/** A transaction and its place; null for one that the node does not know. */
export const foundTransaction = () => z.nullable(z.extend(nodeTransaction(), { slot: height() }));

/** Parses the place of each transaction that the node knows; null for one that it does not. */
export const statuses = () =>
  inContext(
    z.array(
      z.nullable(
        z.object({
          slot: height(),
          confirmationStatus: z.nullish(z.enum(['processed', 'confirmed', 'finalized'])),
        }),
      ),
    ),
  );
export type NodeStatus = z.infer<ReturnType<typeof statuses>>['value'][number];

/** An account, of whose data only that of tokens is read. */
const account = () => z.nullable(z.object({ lamports: exactAmount(), data: z.unknown() }));
export const nodeAccount = () => inContext(account());
/** Many, and the slot whose block has left them so. */
export const heldAccounts = () =>
  z.object({ context: z.object({ slot: height() }), value: z.array(account()) });

export const tokenHolding = () =>
  z.object({
    program: z.literal('spl-token'),
    parsed: z.object({
      info: z.object({ owner: base58(), tokenAmount: z.object({ amount: exactAmount() }) }),
    }),
  });

export const tokenAccountData = () =>
  z.object({
    program: z.literal('spl-token'),
    parsed: z.object({ info: z.object({ mint: base58(), owner: base58() }) }),
  });

export const priorityFees = () => z.array(z.object({ prioritizationFee: exactAmount() }));
