import { getEmbedSettings } from '../contract/embed/embed-settings.ts';
import type { Transport } from '../http/transport.ts';

export type EmbedCalls = ReturnType<typeof createCalls>;

/** Creates the calls that a widget on a partner's page makes before it shows anything. */
export function createCalls({ call }: Transport) {
  return { embed: { settings: call(getEmbedSettings) } };
}
