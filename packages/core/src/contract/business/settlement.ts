import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/network-codes.ts';
import type { BusinessPath } from '../payments/values.ts';
import type { Endpoint } from '../schema.ts';
import {
  type Data,
  type DataPage,
  data,
  dataPage,
  decimal,
  network,
  type PageQuery,
  uuid,
} from '../values.ts';

/** Wallet that a business is paid into, or public keys of other wallets alone. */
export interface SettlementWallet {
  /** Null for public keys alone. */
  readonly walletId: string | null;
  /** Networks on which it has an account for payments, or a public key. */
  readonly networks: readonly Network[];
}
export interface SettleBusiness {
  /** An activated wallet of the caller; null for the public keys alone that the business is paid into already. */
  readonly walletId: string | null;
  /** Cloud encryption password of a wallet; either it or the seed phrase. It is used once and not kept. */
  readonly password: string | null;
  readonly seedPhrase: string | null;
  /** Takes the payments over from the owner of another wallet. */
  readonly takesOver?: SettlementTakeover;
}
/** Change of the settlement wallet, with what becomes of the owner of the wallet before. */
export interface SettlementTakeover {
  /** Owner of that wallet, as the caller saw it: 409 SETTLEMENT_CHANGED where another one is by now. */
  readonly memberId: string;
  /** Role of that owner afterwards; null where they leave the business. */
  readonly becomes: 'OWNER' | 'ADMIN' | null;
}

export const settleBusiness: Endpoint<
  BusinessPath,
  unknown,
  SettleBusiness,
  Data<SettlementWallet>
> = {
  method: 'PUT',
  path: '/v1/dash/businesses/{businessId}/settlement',
  permission: 'sign-funds',
  secret: true,
  response: () =>
    data<SettlementWallet>(
      z.object({ walletId: z.nullable(uuid()), networks: z.readonly(z.array(network())) }),
    ),
};

/** Wallet that a business is paid into, or public keys of other wallets alone, as its managers see it. */
export interface ChosenSettlement extends SettlementWallet {
  /** Null for public keys alone. */
  readonly walletName: string | null;
  /** Owner of the wallet, who alone signs, or owner who chose the first key. */
  readonly memberId: string;
  readonly memberName: string;
}

/** The settlement wallet; null before a wallet or a public key is chosen. */
export const getSettlement: Endpoint<
  BusinessPath,
  unknown,
  unknown,
  Data<ChosenSettlement | null>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/settlement',
  permission: 'manage-settings',
  response: () =>
    data<ChosenSettlement | null>(
      z.nullable(
        z.object({
          walletId: z.nullable(uuid()),
          walletName: z.nullable(z.string()),
          memberId: uuid(),
          memberName: z.string(),
          networks: z.readonly(z.array(network())),
        }),
      ),
    ),
};

/** Funds of an account in one asset, in main units. */
export interface PaymentsBalance {
  /** `BTC`, `USDT@TRX`. */
  readonly asset: string;
  readonly spendable: Decimal;
  readonly pending: Decimal;
}
/** Account that receives payments: of the business, or a purse, whose one address holds its own funds. */
export interface PaymentsAccount {
  readonly id: string;
  /** Wallet that sends from it. */
  readonly walletId: string;
  /** False for an account that the business was paid into before it chose its settlement wallet of now. */
  readonly isCurrent: boolean;
  readonly network: Network;
  readonly purpose: 'PAYMENTS' | 'PURSE';
  /** Null where each payment has an address of the account. */
  readonly address: string | null;
  readonly path: string;
  readonly balances: readonly PaymentsBalance[];
}
export interface ListPaymentsAccounts extends PageQuery {
  readonly network?: Network;
  readonly purpose?: PaymentsAccount['purpose'];
}

const balances = () =>
  z.readonly(z.array(z.object({ asset: z.string(), spendable: decimal(), pending: decimal() })));

export const listPaymentsAccounts: Endpoint<
  BusinessPath,
  ListPaymentsAccounts,
  unknown,
  DataPage<PaymentsAccount>
> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/accounts',
  permission: 'view-reports',
  response: () =>
    dataPage<PaymentsAccount>(
      z.object({
        id: uuid(),
        walletId: uuid(),
        isCurrent: z.boolean(),
        network: network(),
        purpose: z.enum(['PAYMENTS', 'PURSE']),
        address: z.nullable(z.string()),
        path: z.string(),
        balances: balances(),
      }),
    ),
};

/** Keys of an account for payments, by which another wallet finds all of its addresses. */
export interface RecoveryKey {
  readonly network: Network;
  /** BIP-32 path of the account. */
  readonly path: string;
  readonly publicKey: string;
  /** Output descriptor with its checksum (BIP-380); null on networks without outputs. */
  readonly descriptor: string | null;
  /** Greatest index that was derived, of the address at `path/0/index`; null where none was. */
  readonly highestIndex: number | null;
}
export interface RecoverySheet {
  readonly businessId: number;
  /** Null before a wallet is chosen. */
  readonly walletName: string | null;
  readonly keys: readonly RecoveryKey[];
}

/** Public keys and paths by which another wallet finds every payment; no key that spends is in it. */
export const getRecoverySheet: Endpoint<BusinessPath, unknown, unknown, Data<RecoverySheet>> = {
  method: 'GET',
  path: '/v1/dash/businesses/{businessId}/recovery-sheet',
  permission: 'sign-funds',
  response: () =>
    data<RecoverySheet>(
      z.object({
        businessId: z.int(),
        walletName: z.nullable(z.string()),
        keys: z.readonly(
          z.array(
            z.object({
              network: network(),
              path: z.string(),
              publicKey: z.string(),
              descriptor: z.nullable(z.string()),
              highestIndex: z.nullable(z.int()),
            }),
          ),
        ),
      }),
    ),
};
