import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type BookFinding, type CompareContext, compareBalance } from './compare-balance.ts';
import type { Sample } from './find-differences.ts';
import { findDue, nilId } from './find-due.ts';
import { noteCompared, noteProbed } from './note-probe.ts';

/** Account whose books differed from the chain. */
export interface AccountFinding extends BookFinding {
  readonly network: ServedNetwork;
  readonly accountId: string;
}

export interface ProberOptions {
  /** Called for each correction, and when spending of an asset becomes blocked. */
  readonly onFinding: (finding: AccountFinding) => void;
  /** Account after which the turn of those that nobody watches begins. */
  readonly after?: string;
}

export type ProbeContext = CompareContext & Pick<ServiceContext, 'chains'>;

/** Compares balances of one network with the books, a few accounts at each call. */
export interface Prober {
  /** @throws {ChainUnavailableError} {CursorMovedError} the rest is for the next call */
  probe(): Promise<void>;
}

/** Creates the prober of a network; null where the books are the unspent outputs themselves. */
export function createProber(
  context: ProbeContext,
  network: ServedNetwork,
  { onFinding, after = nilId }: ProberOptions,
): Prober | null {
  const { db, platform, chains } = context;
  const { probe } = chains.get(network);
  if (probe === null) return null;
  // Balances whose block is not final yet. A restart forgets them, and asks again.
  const samples = new Map<string, Sample>();
  let position = after;

  async function compareRipe(): Promise<void> {
    for (const [accountId, sample] of samples) {
      const comparison = await compareBalance(context, sample);
      if (comparison.outcome === 'early') continue;
      samples.delete(accountId);
      if (comparison.outcome === 'void') continue;
      const { account } = sample;
      const { findings, isOpen } = comparison;
      const { height } = sample.probe;
      await noteCompared(db, { network, account, now: nowOf(platform), height, isOpen });
      for (const finding of findings) onFinding({ ...finding, network, accountId });
    }
  }

  return {
    probe: async () => {
      // What one look has shown is asked for again at once.
      await compareRipe();
      const now = nowOf(platform);
      const due = await findDue(db, { network, now, limit: mostAtOnce, after: position });
      position = due.position;
      for (const account of due.accounts) {
        if (samples.has(account.accountId)) continue;
        await noteProbed(db, { network, account, now });
        samples.set(account.accountId, {
          ...{ network, account },
          probe: await probe(account.address),
        });
      }
      await compareRipe();
    },
  };
}

/** Most balances that are asked for at one call. */
const mostAtOnce = 10;
