import { findTokenByContract, toBaseUnits } from '@billfold/core';
import type { DecodedSolanaTransfer, SolanaInstruction, SolanaKeyring } from '@billfold/keyring';
import type { ChainTransaction, Transfer } from '../../../chains/chain.ts';
import type { JsonRpc } from '../../../chains/json-rpc.ts';
import { memosIn } from '../memos-in.ts';
import { referencesIn } from '../references-in.ts';
import { missingRent, tokenOwner } from './token-account.ts';

/** Describes a transaction that we signed, as a block will describe it. */
export async function describeSent(
  rpc: JsonRpc,
  keyring: SolanaKeyring,
  transfer: DecodedSolanaTransfer,
): Promise<ChainTransaction> {
  const { hash, payer, fee, instructions } = transfer;
  const memos = memosIn(transfer);
  let rent = 0n;
  const owners = new Map<string, string | null>();
  const native: Transfer[] = [];
  const tokens: Transfer[] = [];
  for (const [position, each] of instructions.entries()) {
    const place = { position, memo: memos.get(position) ?? null };
    if (each.kind === 'create-token-account') {
      owners.set(each.account, each.owner);
      rent += await missingRent(rpc, each.account);
    }
    if (each.kind === 'transfer' && each.lamports > 0n) {
      const { from, to, lamports } = each;
      native.push({ ...place, from, to, tokenId: null, value: toBaseUnits(lamports) });
    }
    if (each.kind === 'token-transfer' && each.units > 0n) {
      const to = owners.get(each.destination) ?? (await tokenOwner(rpc, each.destination));
      tokens.push(...tokenTransfer(keyring, each, { ...place, to }));
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
    references: referencesIn(transfer),
  };
}

function tokenTransfer(
  { network }: SolanaKeyring,
  { owner, mint, units }: Extract<SolanaInstruction, { readonly kind: 'token-transfer' }>,
  place: Pick<Transfer, 'position' | 'memo' | 'to'>,
): readonly Transfer[] {
  const token = findTokenByContract(network, mint);
  return token === undefined
    ? []
    : [{ ...place, from: owner, tokenId: token.id, value: toBaseUnits(units) }];
}
