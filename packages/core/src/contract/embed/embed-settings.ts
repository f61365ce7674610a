import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { type Data, data } from '../values.ts';

/** Appearance of the embedded wallet on a business's pages. */
export interface EmbedSettings {
  /** Colours by the name of their variable; each is validated before it is used. */
  readonly colors: Readonly<Record<string, string>>;
  readonly disableCreateAccountButton: boolean;
}
export interface EmbedSettingsQuery {
  /** The publishable key of the business. */
  readonly key: string;
}
export const getEmbedSettings: Endpoint<
  unknown,
  EmbedSettingsQuery,
  unknown,
  Data<EmbedSettings>
> = {
  method: 'GET',
  path: '/v1/embed/settings',
  public: true,
  response: (): Schema<Data<EmbedSettings>> =>
    data(
      z.object({
        colors: z.record(z.string(), z.string()),
        disableCreateAccountButton: z.boolean(),
      }),
    ),
};
