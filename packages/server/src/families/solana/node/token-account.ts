import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { commitment } from './commitment.ts';
import { amountAnswer, nodeAccount, tokenAccountData } from './node-answers.ts';

/** Returns the owner of a token account; null for any other account. */
export async function tokenOwner(rpc: JsonRpc, address: string): Promise<string | null> {
  return (await load(rpc, address)).owner;
}

/** Lamports that making an account for a token at `address` would take: none where there is one. */
export async function missingRent(rpc: JsonRpc, address: string): Promise<bigint> {
  const { owner, lamports } = await load(rpc, address);
  if (owner !== null) return 0n;
  const wanted = await rpc.call({
    method: 'getMinimumBalanceForRentExemption',
    params: [tokenAccountLength],
    schema: amountAnswer(),
  });
  return lamports > wanted ? 0n : wanted - lamports;
}

async function load(rpc: JsonRpc, address: string) {
  const params = [address, { commitment, encoding: 'jsonParsed' }];
  const schema = nodeAccount();
  const { value } = await rpc.call({ method: 'getAccountInfo', params, schema });
  const data = tokenAccountData().safeParse(value?.data);
  return {
    owner: data.success ? data.data.parsed.info.owner : null,
    lamports: value?.lamports ?? 0n,
  };
}

/** Bytes of data of an account of SPL Token. */
const tokenAccountLength = 165;
