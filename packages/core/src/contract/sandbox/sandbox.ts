import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';

export interface SandboxPath {
  readonly network: Network;
}

export interface Faucet {
  readonly address: string;
  /** The native asset by its network code; tokens by their id. */
  readonly asset: string;
  readonly amount: Decimal;
  /** Comment for the recipient, on TON and Solana. */
  readonly memo?: string;
  /** Account by which the recipient finds the payment, on Solana (Solana Pay). */
  readonly reference?: string;
}
export interface FaucetPayment {
  readonly hash: string;
}
export const faucet: Endpoint<SandboxPath, unknown, Faucet, Data<FaucetPayment>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/faucet',
  status: 201,
  public: true,
  response: (): Schema<Data<FaucetPayment>> => data(z.object({ hash: z.string() })),
};

export interface Mine {
  readonly blocks: number;
}
export interface LedgerHead {
  readonly height: number;
  readonly hash: string;
}
export const ledgerHead = (): Schema<LedgerHead> => z.object({ height: z.int(), hash: z.string() });
export const mine: Endpoint<SandboxPath, unknown, Mine, Data<LedgerHead>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/mine',
  public: true,
  response: () => data(ledgerHead()),
};

export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}
export interface ListOutbox {
  /** Only mails to this address. */
  readonly to?: string;
}
export const listOutbox: Endpoint<unknown, ListOutbox, unknown, Data<readonly OutboxMail[]>> = {
  method: 'GET',
  path: '/v1/dev/outbox',
  public: true,
  secret: true,
  response: (): Schema<Data<readonly OutboxMail[]>> =>
    data(
      z.readonly(
        z.array(
          z.object({
            id: z.string(),
            to: z.string(),
            subject: z.string(),
            text: z.string(),
            createdAt: date(),
          }),
        ),
      ),
    ),
};
