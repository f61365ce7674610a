import type { TokenDefinition } from '@billfold/core';
import type * as z from 'zod/mini';
import { ChainFaultError } from '../../../chains/chain.ts';
import type { NodeMessage, NodeTransaction } from './node-answers.ts';
import { jettonWallets } from './node-answers.ts';
import { findJetton, type OnChain, rawAddress } from './ton-address.ts';
import { addressesAtOnce, type TonNode } from './ton-node.ts';

/** A contract that holds a token of core's table for its owner. */
export interface KnownJettonWallet {
  /** Address in the raw form of nodes. */
  readonly owner: string;
  readonly token: TokenDefinition;
}
/** Jetton wallets by address as nodes write them, in lower case. */
export type KnownJettonWallets = ReadonlyMap<string, KnownJettonWallet>;

/** Messages between jetton wallets. @see TEP-74 */
export const operations = {
  /** The owner asks to hand units over. */
  transfer: '0x0f8a7ea5',
  /** Units come from another wallet of the same jetton. */
  internalTransfer: '0x178d4519',
} as const;

/**
 * Finds the addresses that the index knows as genuine jetton wallets. Any contract can claim a
 * transfer, but its address is not the one that the jetton master derives.
 */
export async function loadJettonWallets(
  node: TonNode,
  { network }: OnChain,
  addresses: readonly string[],
): Promise<KnownJettonWallets> {
  const wanted = [...new Set(addresses.map(rawAddress))];
  const known = new Map<string, KnownJettonWallet>();
  for (let at = 0; at < wanted.length; at += addressesAtOnce) {
    const group = wanted.slice(at, at + addressesAtOnce);
    const { jetton_wallets } = await node.ask({
      path: '/api/v3/jetton/wallets',
      query: [
        ...group.map((address) => ['address', address] as const),
        ['limit', `${addressesAtOnce}`],
      ],
      schema: jettonWallets(),
    });
    for (const { address, owner, jetton } of jetton_wallets) {
      const token = findJetton(network, jetton);
      if (token !== undefined) known.set(rawAddress(address), { owner: rawAddress(owner), token });
    }
  }
  return known;
}

export interface OwnedQuery<Wallet> {
  readonly jetton: string;
  readonly owners: readonly string[];
  /** False to leave out the wallets that hold nothing. */
  readonly withEmpty: boolean;
  readonly schema: z.ZodMiniType<{ readonly jetton_wallets: readonly Wallet[] }>;
}

/**
 * Loads the wallets of several owners in one jetton: the index refuses several owners together with several jettons.
 * @throws {ChainFaultError} the list is cut: its rest would read as if there was none
 */
export async function askOwnedWallets<Wallet>(
  node: TonNode,
  { jetton, owners, withEmpty, schema }: OwnedQuery<Wallet>,
): Promise<readonly Wallet[]> {
  const { jetton_wallets } = await node.ask({
    path: '/api/v3/jetton/wallets',
    query: [
      ...owners.map((owner) => ['owner_address', rawAddress(owner)] as const),
      ['jetton_address', rawAddress(jetton)],
      ...(withEmpty ? [] : [['exclude_zero_balance', 'true'] as const]),
      ['limit', `${mostShown}`],
    ],
    schema,
  });
  if (jetton_wallets.length >= mostShown)
    throw new ChainFaultError('The index shows more jetton wallets than were asked for.');
  return jetton_wallets;
}

/** Most jetton wallets of one answer. */
const mostShown = 1_000;

/** Addresses that may be jetton wallets, by what is said to them in these transactions. */
export function possibleJettonWallets(transactions: readonly NodeTransaction[]): readonly string[] {
  return transactions.flatMap(({ account, in_msg, out_msgs }) => [
    ...(in_msg != null && concernsUnits(in_msg) ? [account] : []),
    ...out_msgs.flatMap((message) =>
      message.opcode === operations.transfer ? (message.destination ?? []) : [],
    ),
  ]);
}

function concernsUnits({ opcode, bounced }: NodeMessage): boolean {
  return (
    bounced === true || opcode === operations.transfer || opcode === operations.internalTransfer
  );
}
