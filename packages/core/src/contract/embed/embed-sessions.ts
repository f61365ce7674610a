import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data, date } from '../values.ts';
import { type EmbedScope, embedScopes } from './embed-scope.ts';

export interface CreateEmbedSession {
  /** Id of the person in the partner's own system. Its first session creates the user. */
  readonly externalUserId: string;
  readonly scopes: readonly EmbedScope[];
  /** Origins of the pages that may use the token, each of them one of a publishable key of the business. */
  readonly allowedOrigins: readonly string[];
  /** Life of the token in seconds, 60 to 900; absent, 300. */
  readonly ttlSeconds?: number;
}
export interface EmbedSession {
  /** Token for `getAccessToken` of the page. No other answer contains it. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly scopes: readonly EmbedScope[];
  readonly allowedOrigins: readonly string[];
}
export const createEmbedSession: Endpoint<
  unknown,
  unknown,
  CreateEmbedSession,
  Data<EmbedSession>
> = {
  method: 'POST',
  path: '/v1/embed/sessions',
  scope: 'embed:write',
  status: 201,
  secret: true,
  response: (): Schema<Data<EmbedSession>> =>
    data(
      z.object({
        token: z.string(),
        expiresAt: date(),
        scopes: z.readonly(z.array(z.enum(embedScopes))),
        allowedOrigins: z.readonly(z.array(z.string())),
      }),
    ),
};
