import { findFinalBlock } from '../chains/cursor.ts';
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
  /** Finds the account after which the turn of those that nobody watches begins; the first one unless given. */
  readonly findStart?: () => Promise<string>;
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
  { onFinding, findStart }: ProberOptions,
): Prober | null {
  const { db, platform, chains } = context;
  const { probe } = chains.get(network);
  if (probe === null) return null;
  // Balances whose block is not final yet. A restart forgets them, and asks again.
  const samples = new Map<string, Sample>();
  let position: string | null = null;
  let othersAtMs = Number.NEGATIVE_INFINITY;

  async function compareRipe(taken: readonly Sample[]): Promise<void> {
    for (const sample of taken) {
      const comparison = await compareBalance(context, sample);
      if (comparison.outcome === 'early') continue;
      const { account } = sample;
      const { accountId } = account;
      samples.delete(accountId);
      if (comparison.outcome === 'void') continue;
      const { findings, isOpen } = comparison;
      const { height } = sample.probe;
      await noteCompared(db, { network, account, now: nowOf(platform), height, isOpen });
      for (const finding of findings) onFinding({ ...finding, network, accountId });
    }
  }

  return {
    probe: async () => {
      // A difference that one look shows is looked at again in this call.
      await compareRipe([...samples.values()]);
      const now = nowOf(platform);
      const isTurn = now.getTime() - othersAtMs >= turnMs;
      if (isTurn) othersAtMs = now.getTime();
      const others = isTurn ? othersAtOnce : 0;
      position ??= (await findStart?.()) ?? nilId;
      const due = await findDue(db, { network, now, limit: mostAtOnce, others, after: position });
      position = due.position;
      const asked = due.accounts.filter(({ accountId }) => !samples.has(accountId));
      if (asked.length === 0) return;
      for (const account of asked) await noteProbed(db, { network, account, now });
      const probes = await probe(
        asked.map(({ address }) => address),
        await findFinalBlock(db, network),
      );
      const taken = asked.map((account, at): Sample => {
        const found = probes[at];
        if (found === undefined) throw new TypeError('a balance is missing');
        return { network, account, probe: found };
      });
      for (const sample of taken) samples.set(sample.account.accountId, sample);
      await compareRipe(taken);
    },
  };
}

/** Most accounts that are due, or whose owner is here, at one call. */
const mostAtOnce = 7;

/** Accounts that nobody watches take turns once a minute, several together: they share what names the block. */
const turnMs = 60_000;
const othersAtOnce = 12;
