// The sandbox ledgers of the proof: what they have received, and their blocks.
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../bench/load/api.mjs';
import { onServer } from '../../scripts/postgres.mjs';
import { toUnits } from '../processes/person.ts';
import { attempt, insist } from './insist.ts';

export type Ledger = ReturnType<typeof openLedger>;

/** Place on a ledger that a payment asks to be paid at. */
export interface Place {
  readonly network: string;
  readonly address: string;
}

interface Movement {
  readonly hash: string;
  readonly received: string;
}

/** Reads and moves the ledgers, over APIs that may die; heights come from the database itself. */
export function openLedger(api: Api, databaseUrl: string) {
  const root = (network: string) => `/v1/dev/sandbox/${network}`;
  const movements = async ({ network, address }: Place): Promise<readonly Movement[]> => {
    const found: Movement[] = [];
    for (let page = 1; ; page += 1) {
      const path = `${root(network)}/addresses/${address}?page=${page}&pageSize=100`;
      const { items, total } = (await insist(api, 'GET', path)).transactions;
      found.push(...items);
      if (items.length === 0 || found.length >= total) return found;
    }
  };
  const received = async (place: Place): Promise<bigint> =>
    (await movements(place)).reduce((sum, each) => sum + toUnits(each.received), 0n);
  return {
    /** Returns all that an address received, mined or waiting, in 10^-18 of a main unit. */
    received,
    /** Pays until the address has received `total`, whatever answers get lost. */
    payUpTo: async (place: Place, total: bigint): Promise<void> => {
      const path = `${root(place.network)}/faucet`;
      for (;;) {
        const missing = total - (await received(place));
        if (missing <= 0n) return;
        const amount = writeUnits(missing);
        await attempt(api, 'POST', path, { address: place.address, asset: place.network, amount });
      }
    },
    mine: (network: string, blocks: number) =>
      attempt(api, 'POST', `${root(network)}/mine`, { blocks }),
    /** Takes the newest blocks back; their transactions wait again. */
    reorganise: (network: string, depth: number) =>
      attempt(api, 'POST', `${root(network)}/reorg`, { depth, dropTx: [] }),
    /** Takes back what an address received, as a branch without it would. */
    drop: async (place: Place): Promise<void> => {
      for (;;) {
        const [movement] = await movements(place);
        if (movement === undefined) return;
        const depth = await depthOf(databaseUrl, place.network, movement.hash);
        const body = { depth, dropTx: [movement.hash] };
        await attempt(api, 'POST', `${root(place.network)}/reorg`, body);
        await pause(20);
      }
    },
  };
}

function depthOf(url: string, network: string, hash: string): Promise<number> {
  return onServer(url, async (client) => {
    const { rows } = await client.query(
      `select (select max(height) from sandbox_blocks where network = $1) - height + 1 as depth
       from sandbox_transactions where network = $1 and hash = $2`,
      [network, hash],
    );
    return Number(rows[0]?.depth ?? 1);
  });
}

/** Writes units of 10^-18 as decimal text. */
export function writeUnits(units: bigint): string {
  const digits = units.toString().padStart(19, '0');
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
}
