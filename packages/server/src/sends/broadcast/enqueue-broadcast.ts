import type { ServedNetwork } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { enqueue } from '../../outbox/outbox.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';

export interface NewBroadcast {
  readonly network: ServedNetwork;
  readonly intentId: string;
}

/** Enqueues the broadcast of an intent's stored bytes, in the lane of its network; returns the job's id. */
export async function enqueueBroadcast(
  tx: Db,
  platform: ServerPlatform,
  { network, intentId }: NewBroadcast,
): Promise<string> {
  const lane = `broadcast-${network}`;
  return enqueue(tx, platform, { kind: 'broadcast', lane, payload: { intentId } });
}
