import { toBaseUnits, tokensOf } from '@billfold/core';
import type { SolanaKeyring } from '@billfold/keyring';
import type { BlockRef, Holding, Probe, Survey } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { toProbes } from '../../../chains/to-probe.ts';
import { commitment } from './commitment.ts';
import { heldAccounts, tokenHolding } from './node-answers.ts';

export interface SurveyedNode {
  readonly rpc: JsonRpc;
  readonly keyring: SolanaKeyring;
  readonly inSlot: (slot: number) => Promise<BlockRef>;
}

/** Most accounts of one answer. @see https://solana.com/docs/rpc/http/getmultipleaccounts */
const mostAccounts = 100;

/** Loads the balances of addresses, in their order: of as many at one block as an answer has room for. */
export async function probeBalances(
  node: SurveyedNode,
  addresses: readonly string[],
): Promise<readonly Probe[]> {
  const atOnce = Math.floor(mostAccounts / (1 + tokensOf(node.keyring.network).length));
  const probes: Probe[] = [];
  for (let at = 0; at < addresses.length; at += atOnce) {
    const some = addresses.slice(at, at + atOnce);
    probes.push(...toProbes(await surveyHoldings(node, some), some));
  }
  return probes;
}

/**
 * Loads the balances of `addresses` at one block, with their associated token accounts. Nothing is
 * ever sent from other token accounts here.
 */
export async function surveyHoldings(
  { rpc, keyring, inSlot }: SurveyedNode,
  addresses: readonly string[],
): Promise<Survey> {
  const places = addresses.flatMap((owner) => [
    { owner, tokenId: null, at: owner },
    ...tokensOf(keyring.network).map(({ id, contract }) => ({
      owner,
      tokenId: id,
      at: keyring.tokenAccountOf(owner, contract),
    })),
  ]);
  const { context, value } = await rpc.call({
    method: 'getMultipleAccounts',
    params: [places.map(({ at }) => at), { commitment, encoding: 'jsonParsed' }],
    schema: heldAccounts(),
  });
  const holdings = places.flatMap(({ owner, tokenId }, index): readonly Holding[] => {
    const account = value[index] ?? null;
    if (account === null) return [];
    if (tokenId === null)
      return [{ address: owner, tokenId, value: toBaseUnits(account.lamports) }];
    const read = tokenHolding().safeParse(account.data);
    const info = read.success ? read.data.parsed.info : null;
    return info?.owner === owner
      ? [{ address: owner, tokenId, value: toBaseUnits(info.tokenAmount.amount) }]
      : [];
  });
  return { kind: 'holdings', at: await inSlot(context.slot), holdings };
}
