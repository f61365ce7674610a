import type { TokenDefinition } from '@billfold/core';
import type { NodeMessage, NodeTransaction } from './node-answers.ts';
import { jettonWallets } from './node-answers.ts';
import { findJetton, type OnChain, rawAddress } from './ton-address.ts';
import type { TonNode } from './ton-node.ts';

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
  for (let at = 0; at < wanted.length; at += atOnce) {
    const group = wanted.slice(at, at + atOnce);
    const { jetton_wallets } = await node.ask({
      path: '/api/v3/jetton/wallets',
      query: [...group.map((address) => ['address', address] as const), ['limit', `${atOnce}`]],
      schema: jettonWallets(),
    });
    for (const { address, owner, jetton } of jetton_wallets) {
      const token = findJetton(network, jetton);
      if (token !== undefined) known.set(rawAddress(address), { owner: rawAddress(owner), token });
    }
  }
  return known;
}

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

/** Highest number of addresses in one URL. */
const atOnce = 50;
