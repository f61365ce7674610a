import type { ServedNetwork } from '../src/chains/served-networks.ts';
import { bookDrifts } from '../src/db/schema.ts';
import type { TestServer } from './test-server.ts';

/** A difference between the books of an account and its chain. */
export interface Drift {
  readonly accountId: string;
  readonly network: ServedNetwork;
  /** The native asset unless given. */
  readonly assetId?: string;
  /** False while it waits for its second look. */
  readonly isHeld?: boolean;
}

/** Writes that the chain has less than the books while money is reserved: the account cannot spend. */
export async function blockSpending(
  { context: { db }, clock }: TestServer,
  { accountId, network, assetId = network, isHeld = true }: Drift,
): Promise<void> {
  const block = { blockHeight: 1, blockHash: 'ab', foundAt: new Date(clock.now()) };
  await db.insert(bookDrifts).values({ ...block, accountId, network, assetId, units: -1n, isHeld });
}
