import { toBaseUnits, tokensOf } from '@billfold/core';
import type { SolanaKeyring } from '@billfold/keyring';
import type { BlockRef, Holding, Survey } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { heldAccounts, tokenHolding } from './node-answers.ts';

export interface SurveyedNode {
  readonly rpc: JsonRpc;
  readonly keyring: SolanaKeyring;
  readonly inSlot: (slot: number) => Promise<BlockRef>;
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
