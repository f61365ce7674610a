import { findTokenByContract, toBaseUnits } from '@billfold/core';
import type { DecodedSolanaTransfer, SolanaInstruction, SolanaKeyring } from '@billfold/keyring';
import type { ChainTransaction, Transfer } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { missingRent, tokenOwner } from './token-account.ts';

/** Describes a transaction that we signed, as a block will describe it. */
export async function describeSent(
  rpc: JsonRpc,
  keyring: SolanaKeyring,
  { hash, payer, fee, instructions }: DecodedSolanaTransfer,
): Promise<ChainTransaction> {
  let rent = 0n;
  const owners = new Map<string, string | null>();
  const native: Transfer[] = [];
  const tokens: Transfer[] = [];
  for (const [index, each] of instructions.entries()) {
    if (each.kind === 'create-token-account') {
      owners.set(each.account, each.owner);
      rent += await missingRent(rpc, each.account);
    }
    if (each.kind === 'transfer' && each.lamports > 0n) {
      const { from, to, lamports } = each;
      native.push({ index, from, to, tokenId: null, value: toBaseUnits(lamports) });
    }
    if (each.kind === 'token-transfer' && each.units > 0n) {
      const to = owners.get(each.destination) ?? (await tokenOwner(rpc, each.destination));
      tokens.push(...tokenTransfer(keyring, each, { index, to }));
    }
  }
  return {
    hash,
    spends: [],
    sender: {
      address: payer,
      nonce: null,
      fee: toBaseUnits(fee + rent),
      ...(rent === 0n ? {} : { networkFee: toBaseUnits(rent) }),
      hasFailed: false,
    },
    transfers: [...native, ...tokens],
  };
}

function tokenTransfer(
  { network }: SolanaKeyring,
  { owner, mint, units }: Extract<SolanaInstruction, { readonly kind: 'token-transfer' }>,
  { index, to }: Pick<Transfer, 'index' | 'to'>,
): readonly Transfer[] {
  const token = findTokenByContract(network, mint);
  return token === undefined
    ? []
    : [{ index, from: owner, to, tokenId: token.id, value: toBaseUnits(units) }];
}
