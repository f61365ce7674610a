import * as z from 'zod/mini';
import type { DeviceSummary } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date, nothing, uuid } from '../values.ts';

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

export const listSessions = {
  method: 'GET',
  path: '/v1/user/sessions',
  summary: 'Where the user is signed in, this session first.',
  response: (): Schema<Data<readonly UserSession[]>> =>
    data(
      z.readonly(
        z.array(
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
      ),
    ),
} satisfies Endpoint<unknown, unknown, unknown, Data<readonly UserSession[]>>;

export const endSession = {
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  summary: 'End a session.',
  status: 204,
  params: (): Schema<SessionPath> => z.strictObject({ id: uuid() }),
  response: nothing,
} satisfies Endpoint<SessionPath, unknown, unknown, null>;

export const endOtherSessions = {
  method: 'DELETE',
  path: '/v1/user/sessions',
  summary: 'End every session but this one.',
  status: 204,
  response: nothing,
} satisfies Endpoint<unknown, unknown, unknown, null>;
