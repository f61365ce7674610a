import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import { origin } from '../request-values.ts';
import type { Schema } from '../schema.ts';
import { embedScopes } from './embed-scope.ts';
import type { CreateEmbedSession } from './embed-sessions.ts';
import * as embedSessionsCalls from './embed-sessions.ts';
import type { EmbedSettingsQuery } from './embed-settings.ts';
import * as embedSettingsCalls from './embed-settings.ts';

/** Requests of the calls in contract/embed, for the server, its documents and the fakes. */
export const embedRequests = [
  describeRequest(embedSettingsCalls.getEmbedSettings, {
    summary: 'The settings of the embedded wallet, by the publishable key of a business.',
    query: (): Schema<EmbedSettingsQuery> =>
      z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(128)) }),
  }),
  describeRequest(embedSessionsCalls.createEmbedSession, {
    summary: 'Create a token with which a page shows the wallet of one of your users.',
    body: (): Schema<CreateEmbedSession> =>
      z.strictObject({
        externalUserId: z
          .string()
          .check(z.regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 visible ASCII characters')),
        scopes: z.readonly(z.array(z.enum(embedScopes)).check(z.minLength(1), z.maxLength(8))),
        allowedOrigins: z.readonly(z.array(origin()).check(z.minLength(1), z.maxLength(20))),
        ttlSeconds: z.exactOptional(z.int().check(z.gte(60), z.lte(900))),
      }),
  }),
];
