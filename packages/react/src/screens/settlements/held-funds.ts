import { type AccountAsset, findAccountAsset, getNetwork, parseAmount } from '@billfold/core';
import type { SettlementFunds, SettlementLine } from '@billfold/core/contract';

/** Way in which payments in an asset got their address. */
export type AddressUse = 'fresh' | 'own' | 'reused' | 'shared';

/** Funds of a business in one asset, in one place. */
export interface HeldFunds extends SettlementFunds {
  readonly held: AccountAsset;
  readonly use: AddressUse;
  /** Account to send from; null where each address is sent from by itself. */
  readonly accountId: string | null;
  /** Address of that account; null where it has many. */
  readonly address: string | null;
  /** Number of addresses that hold some. */
  readonly addresses: number;
}

/** Lists the funds of a line by networks, those of the account before those of its purses. */
export function heldFunds({ accounts }: SettlementLine): readonly HeldFunds[] {
  return accounts.flatMap(({ id, network, address, balances, inPurses }) => {
    const { model } = getNetwork(network);
    const shared = balances.map((funds) => ({
      ...funds,
      use: model.family === 'utxo' ? ('fresh' as const) : ('shared' as const),
      accountId: id,
      address,
      addresses: 1,
    }));
    const apart = inPurses.map(({ purses, ...funds }) => ({
      ...funds,
      use: model.family === 'tron' ? ('reused' as const) : ('own' as const),
      accountId: null,
      address: null,
      addresses: purses,
    }));
    return [...shared, ...apart].flatMap((funds) => {
      const held = findAccountAsset(funds.asset);
      return held === undefined ? [] : [{ ...funds, held }];
    });
  });
}

/** Tells whether some of the funds wait for their confirmations. */
export function isMoving(line: SettlementLine): boolean {
  return heldFunds(line).some(({ pending }) => isPositive(pending));
}

/** Tells whether an amount is above zero. */
export function isPositive(amount: SettlementFunds['pending']): boolean {
  return parseAmount(amount, 36) > 0n;
}
