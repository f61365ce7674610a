/** @see Bitcoin Core, src/rpc/protocol.h */
export const rpcErrors = {
  /** No such transaction or block. */
  notFound: -5,
  /** A height above the head. */
  outOfRange: -8,
  undecodable: -22,
  transactionError: -25,
  transactionRejected: -26,
  alreadyInChain: -27,
} as const;
