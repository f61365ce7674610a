import * as z from 'zod/mini';
import { describeRequest } from '../request-schemas.ts';
import type { Schema } from '../schema.ts';
import type { EmbedSettingsQuery } from './embed-settings.ts';
import * as embedSettingsCalls from './embed-settings.ts';

/** Requests of the calls in contract/embed, for the server, its documents and the fakes. */
export const embedRequests = [
  describeRequest(embedSettingsCalls.getEmbedSettings, {
    summary: 'The settings of the embedded wallet, by the publishable key of a business.',
    query: (): Schema<EmbedSettingsQuery> =>
      z.strictObject({ key: z.string().check(z.minLength(1), z.maxLength(128)) }),
  }),
];
