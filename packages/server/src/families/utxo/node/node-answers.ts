import * as z from 'zod/mini';

/** Answers of Bitcoin Core's RPC, as far as we read them; Litecoin Core's are the same. */
export const hash = () => z.string().check(z.regex(/^[\da-f]{64}$/));
const height = () => z.int().check(z.nonnegative());

export const rawBytes = () =>
  z.pipe(
    z.string().check(z.regex(/^(?:[\da-f]{2})+$/)),
    z.transform((text: string) => Buffer.from(text, 'hex')),
  );

export const chainInfo = () =>
  z.object({
    blocks: height(),
    headers: z.int(),
    bestblockhash: hash(),
    initialblockdownload: z.boolean(),
  });

/** An index is named only where it is kept. */
export const indexInfo = () => z.object({ txindex: z.optional(z.object({ synced: z.boolean() })) });

export const headerFacts = () =>
  z.object({ height: height(), confirmations: z.int(), time: z.int() });

/** Without a block while it waits. */
export const transactionPlace = () =>
  z.object({
    hex: rawBytes(),
    blockhash: z.optional(hash()),
    confirmations: z.optional(z.int()),
  });

/** Coins, or coins per 1,000 virtual bytes; at most eight decimals, which a number holds exactly. */
const coins = () =>
  z.pipe(
    z.number().check(z.nonnegative(), z.maximum(1_000)),
    z.transform((amount: number) => BigInt(Math.round(amount * 1e8))),
  );
/** Without a rate while the node has seen too little. */
export const feeEstimate = () => z.object({ feerate: z.optional(coins()) });
export const mempoolInfo = () => z.object({ mempoolminfee: coins(), minrelaytxfee: coins() });

/** Size and fees of a transaction together with its ancestors that wait. */
export const mempoolEntry = () =>
  z.object({
    ancestorsize: z.pipe(
      z.int().check(z.positive()),
      z.transform((size: number) => BigInt(size)),
    ),
    fees: z.object({ ancestor: coins() }),
  });

/** List whose members were taken out while it came. */
export const emptyList = () => z.tuple([]);

/** Schema of the unspent outputs of addresses; `success` is false where the scan was aborted. */
export const scannedOutputs = () =>
  z.object({
    success: z.boolean(),
    unspents: z.array(z.object({ txid: hash(), vout: z.int(), height: height() })),
  });
