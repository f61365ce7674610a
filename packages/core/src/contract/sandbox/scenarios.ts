import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';
import type { FaucetPayment, SandboxPath } from './sandbox.ts';

export interface FeeSpike {
  /** By which the fees are multiplied. */
  readonly factor: number;
  /** 0 ends it now. */
  readonly seconds: number;
}
/** Rise of the fees of a sandbox ledger. */
export interface FeeSpikeState {
  /** 1 while the fees are as usual. */
  readonly factor: number;
  /** Null while the fees are as usual. */
  readonly until: Date | null;
}
const feeSpikeState = (): Schema<Data<FeeSpikeState>> =>
  data(z.object({ factor: z.int(), until: z.nullable(date()) }));

export const getFeeSpike: Endpoint<SandboxPath, unknown, unknown, Data<FeeSpikeState>> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/fee-spike',
  public: true,
  response: feeSpikeState,
};

export const setFeeSpike: Endpoint<SandboxPath, unknown, FeeSpike, Data<FeeSpikeState>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/fee-spike',
  public: true,
  response: feeSpikeState,
};

/** Sender of dust whose address looks like another one. */
export interface Impostor {
  readonly address: string;
  /** Address that it imitates: the first and the last four characters are the same. */
  readonly imitates: string;
}
export const getImpostor: Endpoint<SandboxPath, unknown, unknown, Data<Impostor>> = {
  method: 'GET',
  path: '/v1/dev/sandbox/{network}/impostor',
  public: true,
  response: (): Schema<Data<Impostor>> =>
    data(z.object({ address: z.string(), imitates: z.string() })),
};

export interface Dust {
  readonly address: string;
}
export const sendDust: Endpoint<SandboxPath, unknown, Dust, Data<FaucetPayment>> = {
  method: 'POST',
  path: '/v1/dev/sandbox/{network}/dust',
  status: 201,
  public: true,
  response: (): Schema<Data<FaucetPayment>> => data(z.object({ hash: z.string() })),
};
