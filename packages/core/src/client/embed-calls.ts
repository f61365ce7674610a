import { getEmbedSettings } from '../contract/embed-settings.ts';
import type { Transport } from '../contract/transport.ts';

export type EmbedCalls = ReturnType<typeof createCalls>;

/** What a widget on a partner's page asks before it shows anything. */
export function createCalls({ call }: Transport) {
  return { embed: { settings: call(getEmbedSettings) } };
}
