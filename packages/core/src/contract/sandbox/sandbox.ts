import * as z from 'zod/mini';
import type { Decimal } from '../../money/decimal.ts';
import type { Network } from '../../networks/registry.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, decimal, network } from '../values.ts';

export interface SandboxPath {
  readonly network: Network;
}
export const sandboxPath = (): Schema<SandboxPath> => z.strictObject({ network: network() });

export interface Faucet {
  readonly address: string;
  /** The native asset by its network code; tokens by their id. */
  readonly asset: string;
  readonly amount: Decimal;
}
export interface FaucetPayment {
  readonly hash: string;
}
export const faucet = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/faucet',
  summary: 'Pay sandbox coins to an address, by a real transaction into the mempool.',
  status: 201,
  public: true,
  params: sandboxPath,
  body: (): Schema<Faucet> =>
    z.strictObject({
      address: z.string().check(z.minLength(1), z.maxLength(128)),
      asset: z.string().check(z.minLength(1), z.maxLength(64)),
      amount: decimal(),
    }),
  response: (): Schema<Data<FaucetPayment>> => data(z.object({ hash: z.string() })),
} satisfies Endpoint<SandboxPath, unknown, Faucet, Data<FaucetPayment>>;

export interface Mine {
  readonly blocks: number;
}
export interface LedgerHead {
  readonly height: number;
  readonly hash: string;
}
export const ledgerHead = (): Schema<LedgerHead> => z.object({ height: z.int(), hash: z.string() });
export const mine = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/mine',
  summary: 'Mine blocks now; the first one takes the whole mempool.',
  public: true,
  params: sandboxPath,
  body: (): Schema<Mine> => z.strictObject({ blocks: z.int().check(z.minimum(1), z.maximum(100)) }),
  response: () => data(ledgerHead()),
} satisfies Endpoint<SandboxPath, unknown, Mine, Data<LedgerHead>>;

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
export const listOutbox = {
  method: 'GET',
  path: '/v1/dev/outbox',
  summary: 'The mails that a mail server would have sent, newest first (MAILER=outbox only).',
  public: true,
  secret: true,
  query: (): Schema<ListOutbox> =>
    z.strictObject({ to: z.exactOptional(z.string().check(z.maxLength(254))) }),
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
} satisfies Endpoint<unknown, ListOutbox, unknown, Data<readonly OutboxMail[]>>;
