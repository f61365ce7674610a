// Proves our signatures on engines that are not ours: anvil for Ethereum's family and its tokens,
// litecoind for Bitcoin's, the runtimes of Solana and TON, and for Tron its own library. On the two that
// are nodes, payments to a business are then paid from outside, completed, spent by its owner, collected and refunded, and
// on Litecoin's an incoming transaction is sped up by a child that pays for it.
// An engine that is missing is named with the command that installs it, and skipped; in continuous integration that fails.
//   --short   fewer cases of each kind, for continuous integration
import { parseArgs } from 'node:util';
import { getNetwork, networkCodes } from '@billfold/core';
import { it } from 'vitest';
import { findAnvil, proveOnAnvil } from './engines/anvil.mjs';
import { proveSweepsOnAnvil } from './engines/anvil-sweep.mjs';
import { proveTokensOnAnvil } from './engines/anvil-token.mjs';
import { findLitecoind, proveOnLitecoind } from './engines/litecoind.mjs';
import { provePayments } from './engines/payments.mjs';
import { findSolanaRuntime, proveOnSolana } from './engines/solana.mjs';
import { findTonMachine, proveOnTon } from './engines/ton.mjs';
import { proveJettonsOnTon } from './engines/ton-jetton.mjs';
import { findTronWeb, proveOnTron } from './engines/tron.mjs';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false } },
});
const checks = createChecks('engines');
/** Step through the tested lengths and bits: it reaches every byte, and is no power of two. */
const options = { checks, step: values.short ? 7 : 1 };

const engines = {
  evm: {
    found: findAnvil(),
    missing: 'anvil has no program for this machine in npm',
    proofs: [proveOnAnvil, proveTokensOnAnvil, proveSweepsOnAnvil],
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

it('engines that are not ours take our signatures', async () => {
  for (const network of networkCodes) {
    const { found, missing, proofs } = engines[getNetwork(network).model.family];
    if (found === null) checks.missing(network, missing);
    else for (const prove of proofs) await prove(network, found, options);
  }
  await provePayments(checks);
  checks.finish();
});
