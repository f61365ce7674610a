import * as z from 'zod/mini';

/** Quantities and data of the Ethereum JSON-RPC specification, as far as we read them. */
export const quantity = () =>
  z.pipe(
    z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)),
    z.transform((text: string) => BigInt(text)),
  );
/** One word of what a contract answers; nothing where there is no contract. */
export const word = () =>
  z.pipe(
    z.string().check(z.regex(/^0x(?:[\da-f]{64})?$/i)),
    z.transform((text: string) => (text === '0x' ? 0n : BigInt(text))),
  );
const hash = () => z.string().check(z.regex(/^0x[\da-f]{64}$/));
const address = () => z.string().check(z.regex(/^0x[\da-fA-F]{40}$/));
export const bytes = () => z.string().check(z.regex(/^0x(?:[\da-fA-F]{2})*$/));
export const hashAnswer = hash;

export const nodeTransaction = () =>
  z.object({
    hash: hash(),
    from: address(),
    /** Null creates a contract. */
    to: z.nullish(address()),
    nonce: quantity(),
    value: quantity(),
    input: bytes(),
    gas: quantity(),
    gasPrice: z.optional(quantity()),
    maxFeePerGas: z.optional(quantity()),
    blockHash: z.nullish(hash()),
    blockNumber: z.nullish(quantity()),
  });
export type NodeTransaction = z.infer<ReturnType<typeof nodeTransaction>>;

export const nodeHeader = () =>
  z.object({
    number: quantity(),
    hash: hash(),
    parentHash: hash(),
    timestamp: quantity(),
    baseFeePerGas: z.optional(quantity()),
    /** A hash in blocks since the Prague upgrade, whatever its form: most calls do not need it. @see EIP-7685 */
    requestsHash: z.optional(z.unknown()),
  });

export type NodeHeader = z.infer<ReturnType<typeof nodeHeader>>;

export const nodeBlock = () => z.extend(nodeHeader(), { transactions: z.array(nodeTransaction()) });
export type NodeBlock = z.infer<ReturnType<typeof nodeBlock>>;

/** The block that the node would make next: it has no hash yet. */
export const pendingBlock = () =>
  z.object({ number: z.nullable(quantity()), transactions: z.array(nodeTransaction()) });

const nodeLog = () =>
  z.object({ address: address(), topics: z.array(hash()), data: bytes(), logIndex: quantity() });
export type NodeLog = z.infer<ReturnType<typeof nodeLog>>;

/** Log of a search, which names its place. */
export const foundLog = () =>
  z.object({
    blockHash: hash(),
    transactionHash: hash(),
    /** True where a reorganisation has taken it back. */
    removed: z.optional(z.boolean()),
  });

/** Transfer of a token that a search found, with its sender and its recipient. */
export const movedToken = () => z.extend(foundLog(), { topics: z.array(hash()) });

export const nodeReceipt = () =>
  z.object({
    transactionHash: hash(),
    blockHash: hash(),
    /** Zero when it was undone, which is paid for all the same. */
    status: quantity(),
    gasUsed: quantity(),
    effectiveGasPrice: quantity(),
    logs: z.array(nodeLog()),
  });
export type NodeReceipt = z.infer<ReturnType<typeof nodeReceipt>>;
