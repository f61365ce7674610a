// Proves our signatures on engines that are not ours: anvil for Ethereum's family and its tokens,
// litecoind for Bitcoin's, the runtimes of Solana and TON, and for Tron its own library.
// An engine that is missing is named with the command that installs it, and skipped.
//   --short   fewer cases of each kind, for continuous integration
import { parseArgs } from 'node:util';
import { getNetwork, networkCodes } from '../../packages/core/dist/index.js';
import { createChecks } from './checks.mjs';
import { findAnvil, proveOnAnvil } from './engine-anvil.mjs';
import { proveTokensOnAnvil } from './engine-anvil-token.mjs';
import { findLitecoind, proveOnLitecoind } from './engine-litecoind.mjs';
import { findSolanaRuntime, proveOnSolana } from './engine-solana.mjs';
import { findTonMachine, proveOnTon } from './engine-ton.mjs';
import { proveJettonsOnTon } from './engine-ton-jetton.mjs';
import { findTronWeb, proveOnTron } from './engine-tron.mjs';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const checks = createChecks('engines');
/** Of the lengths and bits that are gone through: a step that meets every byte, and no power of two. */
const options = { checks, step: values.short ? 7 : 1 };

const engines = {
  evm: {
    found: findAnvil(),
    missing: 'anvil has no program for this machine in npm',
    proofs: [proveOnAnvil, proveTokensOnAnvil],
  },
  utxo: {
    found: findLitecoind(),
    missing: 'apt-get install litecoind, or set LITECOIND',
    proofs: [proveOnLitecoind],
  },
  tron: {
    found: await findTronWeb(),
    missing: 'pnpm install brings tronweb',
    proofs: [proveOnTron],
  },
  solana: {
    found: findSolanaRuntime(),
    missing: 'pnpm install brings litesvm, which has a program for most machines',
    proofs: [proveOnSolana],
  },
  ton: {
    found: findTonMachine(),
    missing: 'pnpm install brings @ton/core and @ton/sandbox',
    proofs: [proveOnTon, proveJettonsOnTon],
  },
};

for (const network of networkCodes) {
  const { found, missing, proofs } = engines[getNetwork(network).model.family];
  if (found === null) checks.skip(network, missing);
  else for (const prove of proofs) await prove(network, found, options);
}
checks.finish();
