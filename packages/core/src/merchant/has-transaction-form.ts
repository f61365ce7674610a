/** Units of 84,000,000 LTC. No output of either network is worth more. */
const mostUnits = 8_400_000_000_000_000n;

/**
 * Returns true for an inner node of a Merkle tree that reads as a transaction of 64 bytes: one input, one output.
 * A miner who puts such a transaction into a block can choose hashes that nothing in the block has, and prove one of
 * them by a branch that is one step too long (CVE-2017-12842). Honest nodes are random bytes: about one in 10^12 has the form.
 */
export function hasTransactionForm(node: Uint8Array): boolean {
  if (node.length !== 64 || node[4] !== 1) return false;
  const inputScript = node[41] ?? 0;
  // Both scripts have the four bytes that are left beside the fields of fixed length.
  if (inputScript > 4 || node[46 + inputScript] !== 1) return false;
  const view = new DataView(node.buffer, node.byteOffset, node.length);
  return (
    view.getBigUint64(47 + inputScript, true) <= mostUnits &&
    node[55 + inputScript] === 4 - inputScript
  );
}
