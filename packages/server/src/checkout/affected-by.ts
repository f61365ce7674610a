import * as z from 'zod/mini';
import type { LiveChange } from '../live/live-hub.ts';
import type { LoadedCheckout } from './load-checkout.ts';
import type { WatchedPayment } from './watched-payment.ts';

/** Finds the watched payments whose checkout a change may have changed. */
export function affectedBy(
  change: LiveChange,
  watched: ReadonlyMap<string, WatchedPayment>,
): readonly string[] {
  switch (change.topic) {
    case 'payments': {
      const { paymentId } = z.parse(ofPayment, change.payload);
      return paymentId !== undefined && watched.has(paymentId) ? [paymentId] : [];
    }
    case 'blocks': {
      const { network } = z.parse(ofNetwork, change.payload);
      return thoseThat(watched, (loaded) => waitsForBlocks(loaded, network));
    }
    case 'gap':
      return [...watched.keys()];
    case 'network-status':
      // An asset cannot be chosen while its network is behind.
      return thoseThat(watched, ({ checkout }) => checkout.assets.length > 0);
    default:
      return [];
  }
}

const ofPayment = z.object({ paymentId: z.optional(z.string()) });
const ofNetwork = z.object({ network: z.string() });

function thoseThat(
  watched: ReadonlyMap<string, WatchedPayment>,
  isAffected: (loaded: LoadedCheckout) => boolean,
): readonly string[] {
  return [...watched].flatMap(([id, { loaded }]) =>
    loaded !== null && isAffected(loaded) ? [id] : [],
  );
}

/** Reports whether the page counts confirmations of transfers on a network. */
function waitsForBlocks({ parts, checkout: { status } }: LoadedCheckout, network: string): boolean {
  const isOpen = status === 'PENDING' || status === 'CONFIRMING' || status === 'CONFIRMED';
  return isOpen && parts.transfers.some((transfer) => transfer.network === network);
}
