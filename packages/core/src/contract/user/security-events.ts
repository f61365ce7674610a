import * as z from 'zod/mini';
import type { DeviceSummary } from '../auth/auth.ts';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, type DataPage, data, dataPage, date, type PageQuery, uuid } from '../values.ts';

/** Something that happened to the login or to a key, kept for 90 days. */
export interface SecurityEvent {
  readonly id: string;
  /** Such as `SIGNED_IN`; a new one may come at any time. */
  readonly type: string;
  readonly at: Date;
  readonly ip: string | null;
  readonly device: DeviceSummary | null;
}
export const listSecurityEvents: Endpoint<unknown, PageQuery, unknown, DataPage<SecurityEvent>> = {
  method: 'GET',
  path: '/v1/user/security-events',
  response: (): Schema<DataPage<SecurityEvent>> =>
    dataPage(
      z.object({
        id: uuid(),
        type: z.string(),
        at: date(),
        ip: z.nullable(z.string()),
        device: z.nullable(z.object({ device: z.string(), os: z.string(), browser: z.string() })),
      }),
    ),
};

export interface SecurityItem {
  readonly id: string;
  readonly done: boolean;
  /** Path of the site where it can be done. */
  readonly href: string;
}
export interface SecurityScore {
  /** 0 to 100. */
  readonly score: number;
  readonly items: readonly SecurityItem[];
}
export const getSecurityScore: Endpoint<unknown, unknown, unknown, Data<SecurityScore>> = {
  method: 'GET',
  path: '/v1/user/security-score',
  response: (): Schema<Data<SecurityScore>> =>
    data(
      z.object({
        score: z.int(),
        items: z.readonly(
          z.array(z.object({ id: z.string(), done: z.boolean(), href: z.string() })),
        ),
      }),
    ),
};
