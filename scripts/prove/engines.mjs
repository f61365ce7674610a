// Proves our signatures on nodes that are not ours: anvil for Ethereum's family, litecoind for Bitcoin's.
// An engine that is missing is named with the command that installs it, and skipped.
import { getNetwork, networkCodes } from '../../packages/core/dist/index.js';
import { createChecks } from './checks.mjs';
import { findAnvil, proveOnAnvil } from './engine-anvil.mjs';
import { findLitecoind, proveOnLitecoind } from './engine-litecoind.mjs';

const checks = createChecks('engines');
const networksOf = (family) =>
  networkCodes.filter((network) => getNetwork(network).model.family === family);

const anvil = findAnvil();
for (const network of networksOf('evm'))
  if (anvil === null) checks.skip(network, 'anvil has no program for this machine in npm');
  else await proveOnAnvil(network, anvil, checks);

const litecoind = findLitecoind();
for (const network of networksOf('utxo'))
  if (litecoind === null) checks.skip(network, 'apt-get install litecoind, or set LITECOIND');
  else await proveOnLitecoind(network, litecoind, checks);
checks.finish();
