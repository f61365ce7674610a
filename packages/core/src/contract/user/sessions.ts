import * as z from 'zod/mini';
import type { DeviceSummary } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type DataPage, dataPage, date, nothing, uuid } from '../values.ts';

export interface UserSession extends DeviceSummary {
  readonly id: string;
  readonly ip: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}
export interface SessionPath {
  readonly id: string;
}

export const listSessions: Endpoint<unknown, unknown, unknown, DataPage<UserSession>> = {
  method: 'GET',
  path: '/v1/user/sessions',
  response: (): Schema<DataPage<UserSession>> =>
    dataPage(
      z.object({
        id: uuid(),
        device: z.string(),
        os: z.string(),
        browser: z.string(),
        ip: z.string(),
        createdAt: date(),
        lastSeenAt: date(),
        isCurrent: z.boolean(),
      }),
    ),
};

export const endSession: Endpoint<SessionPath, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  status: 204,
  response: nothing,
};

export const endOtherSessions: Endpoint<unknown, unknown, unknown, null> = {
  method: 'DELETE',
  path: '/v1/user/sessions',
  status: 204,
  response: nothing,
};
