import type { Endpoint } from '../schema.ts';
import { nothing } from '../values.ts';

export interface RequestReset {
  readonly email: string;
}
export const requestReset: Endpoint<unknown, unknown, RequestReset, null> = {
  method: 'POST',
  path: '/v1/auth/reset/basic',
  status: 202,
  public: true,
  secret: true,
  response: nothing,
};

export interface CompleteReset {
  readonly token: string;
  readonly password: string;
}
export const completeReset: Endpoint<unknown, unknown, CompleteReset, null> = {
  method: 'POST',
  path: '/v1/auth/reset/basic/complete',
  status: 204,
  public: true,
  secret: true,
  response: nothing,
};
