/** Gas of a transaction before it does anything. @see Ethereum yellow paper, G_transaction */
const leastGas = 21_000n;
/** Gas of an authorization (EIP-7702) and of its bytes in the transaction. */
const authorizationGas = 27_000n;
/** Gas with which the contract finds an address and calls it, above that of the transfer itself. */
const callGas = 15_000n;
/** Gas of the contract besides that of its addresses, and of the bytes of its call. */
const contractGas = 40_000n;

/**
 * Deploying the contract takes 297,000 gas. More is offered, as a change of gas prices must not make it fail; what is not
 * used is not charged.
 */
export const deploymentGasLimit = 400_000n;

/**
 * Returns the gas limit of a sweep whose transfers take `work` each, as transactions of their own. A node cannot estimate
 * it: an address that gets too little gas is left out, and the transaction succeeds all the same. Each gets an equal
 * share of what is left (sweeper.sol), so that an address that takes more leaves the others theirs.
 */
export function sweepGasLimit(count: number, work: bigint): bigint {
  const each = authorizationGas + callGas + (work > leastGas ? work - leastGas : 0n);
  return leastGas + contractGas + each * BigInt(count);
}
