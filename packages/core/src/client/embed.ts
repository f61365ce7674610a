import { getEmbedSettings } from '../contract/embed/embed-settings.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { unwrap } from './unwrap.ts';

/** Calls of `client.embed`. */
export type EmbedCalls = ReturnType<typeof createEmbed>;

/** Creates the calls of a widget on a partner's page. */
export function createEmbed({ call }: Transport) {
  return {
    /**
     * Loads the settings of the embedded wallet, by the publishable key of a business.
     * @example
     * const { colors } = await client.embed.getSettings(publishableKey);
     */
    getSettings: (publishableKey: string, options?: CallOptions) =>
      unwrap(call(getEmbedSettings)({ query: { key: publishableKey } }, options)),
  };
}
