import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { amount, assetName, orNull } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { network, pageNumber } from '../values.ts';
import type { Hold, Outage, Reorg, SandboxRate } from './controls.ts';
import * as controlsCalls from './controls.ts';
import type { LedgerAddressPath, LedgerAddressQuery, LedgerBlockPath } from './explorer.ts';
import * as explorerCalls from './explorer.ts';
import type { Faucet, ListOutbox, Mine, SandboxPath } from './sandbox.ts';
import * as sandboxCalls from './sandbox.ts';
import type { Dust, FeeSpike } from './scenarios.ts';
import * as scenarioCalls from './scenarios.ts';
import type { AdvanceClock, Replace } from './time.ts';
import * as timeCalls from './time.ts';
import type { LedgerTransactionPath } from './transaction.ts';
import * as transactionCalls from './transaction.ts';

/** A transaction id as networks write it: hex, base58 or base64url. */
const transactionHash = (): Schema<string> =>
  z.string().check(z.regex(/^[\w-]{40,128}$/, 'must be the hash of a transaction'));

/** A block's height in a path; the first block has 0. */
const height = (): Schema<number> =>
  z.pipe(
    z.union(
      [z.int(), z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/, 'must be the height of a block'))],
      'must be the height of a block',
    ),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z.int().check(z.minimum(0)),
    ),
  );

const sandboxPath = (): Schema<SandboxPath> => z.strictObject({ network: network() });

/** Requests of the calls in contract/sandbox, for the server, its documents and the fakes. */
export const sandboxRequests = [
  describeRequest(controlsCalls.reorg, {
    summary: 'Take the newest blocks back; mining goes on from there. 409 REORG_TOO_DEEP.',
    params: sandboxPath,
    body: (): Schema<Reorg> =>
      z.strictObject({
        depth: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
        dropTx: z.readonly(z.array(transactionHash()).check(z.maxLength(100))),
      }),
  }),
  describeRequest(controlsCalls.hold, {
    summary: 'Keep a waiting transaction, and what builds on it, out of blocks, or let it go.',
    params: sandboxPath,
    body: (): Schema<Hold> => z.strictObject({ hash: transactionHash(), hold: z.boolean() }),
  }),
  describeRequest(controlsCalls.outage, {
    summary: 'Cut the server off from the ledger for some seconds; the ledger itself goes on.',
    params: sandboxPath,
    body: (): Schema<Outage> =>
      z.strictObject({ seconds: z.int().check(z.minimum(0), z.maximum(3_600)) }),
  }),
  describeRequest(controlsCalls.setSandboxRate, {
    summary:
      'Pin the price of an asset, make its feed fail, or with a price of null let it walk again.',
    body: (): Schema<SandboxRate> => {
      const symbol = () => z.string().check(z.minLength(1), z.maxLength(32));
      return z.union([
        z.strictObject({ symbol: symbol(), price: z.nullable(amount()) }),
        z.strictObject({ symbol: symbol(), feed: z.enum(['stale', 'unavailable']) }),
      ]);
    },
  }),
  describeRequest(explorerCalls.getSandboxAddress, {
    summary: 'Balance and transactions of an address; one that was never used is empty.',
    params: (): Schema<LedgerAddressPath> =>
      z.strictObject({
        network: network(),
        address: z.string().check(z.minLength(14), z.maxLength(128)),
      }),
    query: (): Schema<LedgerAddressQuery> =>
      z.strictObject({
        page: z.exactOptional(pageNumber(1_000_000)),
        pageSize: z.exactOptional(pageNumber(100)),
      }),
  }),
  describeRequest(explorerCalls.getSandboxBlock, {
    summary: 'A block of the ledger with its transactions.',
    params: (): Schema<LedgerBlockPath> => z.strictObject({ network: network(), height: height() }),
  }),
  describeRequest(explorerCalls.listSandboxBlocks, {
    summary: 'The newest twenty blocks of the ledger.',
    params: sandboxPath,
  }),
  describeRequest(sandboxCalls.faucet, {
    summary: 'Pay sandbox coins to an address, by a real transaction into the mempool.',
    params: sandboxPath,
    body: (): Schema<Faucet> =>
      z.strictObject({
        address: z.string().check(z.minLength(1), z.maxLength(128)),
        asset: assetName(),
        amount: amount(),
        memo: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(120))),
        reference: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(128))),
      }),
  }),
  describeRequest(sandboxCalls.mine, {
    summary: 'Mine blocks now; the first one takes the whole mempool.',
    params: sandboxPath,
    body: (): Schema<Mine> =>
      z.strictObject({ blocks: z.int().check(z.minimum(1), z.maximum(100)) }),
  }),
  describeRequest(sandboxCalls.listOutbox, {
    summary: 'The mails that a mail server would have sent, newest first (MAILER=outbox only).',
    query: (): Schema<ListOutbox> =>
      z.strictObject({ to: z.exactOptional(z.string().check(z.maxLength(254))) }),
  }),
  describeRequest(scenarioCalls.getFeeSpike, {
    summary: 'How much the fees of the ledger are raised, and until when.',
    params: sandboxPath,
  }),
  describeRequest(scenarioCalls.setFeeSpike, {
    summary:
      'Raise the fees for some seconds, as when many people send at once. 409 SCENARIO_UNAVAILABLE where the protocol fixes them.',
    params: sandboxPath,
    body: (): Schema<FeeSpike> =>
      z.strictObject({
        factor: z.int().check(z.minimum(2), z.maximum(100)),
        seconds: z.int().check(z.minimum(0), z.maximum(3_600)),
      }),
  }),
  describeRequest(scenarioCalls.getImpostor, {
    summary:
      'A sender of the sandbox, and an address that its own imitates. 409 SCENARIO_UNAVAILABLE where none can be made.',
    params: sandboxPath,
  }),
  describeRequest(scenarioCalls.sendDust, {
    summary: 'Send a little from the impostor to an address, by a real transaction.',
    params: sandboxPath,
    body: (): Schema<Dust> =>
      z.strictObject({ address: z.string().check(z.minLength(1), z.maxLength(128)) }),
  }),
  describeRequest(timeCalls.replace, {
    summary: 'Replace a waiting transaction of the faucet by one that pays more.',
    params: sandboxPath,
    body: (): Schema<Replace> =>
      z.strictObject({
        hash: transactionHash(),
        to: orNull(z.string().check(z.minLength(1), z.maxLength(128))),
        feeRate: amount(),
      }),
  }),
  describeRequest(timeCalls.advanceClock, {
    summary: 'Move the clock of the server on; only where tests may.',
    body: (): Schema<AdvanceClock> =>
      z.strictObject({ advanceSeconds: z.int().check(z.minimum(1), z.maximum(31_622_400)) }),
  }),
  describeRequest(transactionCalls.getSandboxTransaction, {
    summary: 'A transaction of the ledger, its signatures checked again.',
    params: (): Schema<LedgerTransactionPath> =>
      z.strictObject({ network: network(), hash: transactionHash() }),
  }),
];
