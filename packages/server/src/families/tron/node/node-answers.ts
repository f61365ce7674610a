import * as z from 'zod/mini';
import { exactAmount, exactInteger } from '../../../chains/exact-integer.ts';

/**
 * Answers of java-tron's HTTP API, as far as we read them: addresses in hexadecimal, and what is
 * nothing (a number, a flag, a list) left out.
 */
const hash = () => z.string().check(z.regex(/^[\da-f]{64}$/));
const hex = () => z.string().check(z.regex(/^(?:[\da-fA-F]{2})*$/));
const amount = () => z.optional(exactAmount());

const contract = () =>
  z.object({
    type: z.string(),
    parameter: z.object({
      /**
       * Parameters of a transfer or a contract call; other contract types have at least an owner.
       */
      value: z.object({
        owner_address: z.optional(hex()),
        to_address: z.optional(hex()),
        amount: z.optional(exactInteger()),
        contract_address: z.optional(hex()),
        data: z.optional(hex()),
        call_value: amount(),
      }),
    }),
  });

export const nodeTransaction = () =>
  z.object({
    txID: hash(),
    ret: z.optional(z.array(z.object({ contractRet: z.optional(z.string()) }))),
    signature: z.optional(z.array(z.string())),
    raw_data: z.object({
      contract: z.array(contract()).check(z.minLength(1)),
      data: z.optional(z.string()),
      fee_limit: amount(),
    }),
    raw_data_hex: hex(),
  });
/** The hash alone of a transaction in any other form. */
export const identified = () => z.object({ txID: hash() });
export type NodeTransaction = z.infer<ReturnType<typeof nodeTransaction>>;

/** A block whose transactions are left as they came: most blocks are asked for by who wants their header. */
export const nodeBlock = () =>
  z.object({
    blockID: hash(),
    block_header: z.object({
      raw_data: z.object({
        number: z.optional(z.int()),
        timestamp: z.optional(z.int()),
        parentHash: hash(),
        /** Root of the Merkle tree of its transactions. */
        txTrieRoot: z.optional(z.string()),
      }),
    }),
    transactions: z.optional(z.array(z.unknown())),
  });
export type NodeBlock = z.infer<ReturnType<typeof nodeBlock>>;
export const nodeBlocks = () => z.object({ block: z.optional(z.array(nodeBlock())) });

/** Schema of the empty object that nodes answer for an unknown item. */
const nothing = () => z.strictObject({});
export const orNothing = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.union([
      z.pipe(
        nothing(),
        z.transform(() => null),
      ),
      schema,
    ]),
    z.transform((read: T | null) => read),
  );

const log = () =>
  z.object({ address: hex(), topics: z.optional(z.array(hex())), data: z.optional(hex()) });
export type NodeLog = z.infer<ReturnType<typeof log>>;

const internalTransaction = () =>
  z.object({
    caller_address: z.optional(hex()),
    transferTo_address: z.optional(hex()),
    callValueInfo: z.optional(
      z.array(z.object({ callValue: amount(), tokenId: z.optional(z.unknown()) })),
    ),
    /** Name of the operation, in hexadecimal. */
    note: z.optional(z.string()),
    rejected: z.optional(z.boolean()),
  });
export type NodeInternalTransaction = z.infer<ReturnType<typeof internalTransaction>>;

export const nodeOutcome = () =>
  z.object({
    id: hash(),
    blockNumber: z.optional(z.int()),
    /** Time of the block that has it. */
    blockTimeStamp: z.optional(z.int()),
    fee: amount(),
    receipt: z.optional(z.object({ net_fee: amount() })),
    log: z.optional(z.array(log())),
    internal_transactions: z.optional(z.array(internalTransaction())),
  });
export type NodeOutcome = z.infer<ReturnType<typeof nodeOutcome>>;
/** Outcomes of a block, each left as it came but for its hash. */
export const listedOutcomes = () => z.array(z.looseObject({ id: hash() }));

export const pendingHashes = () => z.object({ txId: z.optional(z.array(hash())) });

export const nodeAccount = () => z.object({ address: hex(), balance: z.optional(exactInteger()) });

export const nodeResources = () =>
  z.object({ EnergyLimit: amount(), EnergyUsed: amount(), NetLimit: amount(), NetUsed: amount() });
export type NodeResources = z.infer<ReturnType<typeof nodeResources>>;

export const chainParameters = () =>
  z.object({
    chainParameter: z.array(z.object({ key: z.string(), value: z.optional(exactInteger()) })),
  });

export const sendResult = () =>
  z.object({
    result: z.optional(z.boolean()),
    code: z.optional(z.string()),
    message: z.optional(z.string()),
    txid: z.optional(hash()),
  });

export const constantResult = () =>
  z.object({
    result: z.object({ result: z.optional(z.boolean()), message: z.optional(z.string()) }),
    energy_used: z.optional(exactAmount()),
    constant_result: z.optional(z.array(hex())),
  });
