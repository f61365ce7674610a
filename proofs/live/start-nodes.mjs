import { findBinaries, missing } from '../../scripts/postgres.mjs';
import { ethereum } from './ethereum-node.mjs';
import { litecoin } from './litecoin-node.mjs';

/**
 * A node of each kind that can run here; the others are named as missing, and all where there is no
 * database for a live product.
 */
export async function startNodes(checks) {
  const nodes = [];
  for (const kind of [litecoin, ethereum]) {
    const command = kind.find();
    if (command === null) checks.missing(kind.network, kind.missing);
    else if (findBinaries() === undefined) checks.missing(kind.network, missing);
    else nodes.push(await kind.start(command));
  }
  return nodes;
}
