import { unwrap, unwrapCursorPage } from '../client/unwrap.ts';
import {
  getMerchantEvent,
  type ListEvents,
  listMerchantEvents,
} from '../contract/merchant/events.ts';
import type { CallOptions, Transport } from '../http/transport.ts';

/** Calls of `merchant.events`. */
export type MerchantEvents = ReturnType<typeof createMerchantEvents>;

/** Creates the calls about the events. */
export function createMerchantEvents({ call }: Pick<Transport, 'call'>) {
  return {
    /**
     * Lists the events of the last 30 days, oldest first. To poll, give the id of the last event as the cursor.
     * @example
     * const { items } = await merchant.events.list({ cursor: lastEventId });
     */
    list: (query: ListEvents = {}, options?: CallOptions) =>
      unwrapCursorPage(call(listMerchantEvents)({ query }, options)),
    /**
     * Loads an event.
     * @example
     * await merchant.events.get(eventId);
     */
    get: (eventId: string, options?: CallOptions) =>
      unwrap(call(getMerchantEvent)({ params: { id: eventId } }, options)),
  };
}
