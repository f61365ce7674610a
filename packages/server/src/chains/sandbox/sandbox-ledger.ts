import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { type BlockRef, type BroadcastResult, ChainUnavailableError } from '../chain.ts';
import { acceptTransaction } from './accept-transaction.ts';
import { applyTransaction } from './apply-transaction.ts';
import type {
  AcceptedTransaction,
  BlockHeader,
  FeeSpike,
  LedgerDraft,
  LedgerState,
  LedgerStore,
  SealedBlock,
  Seen,
} from './ledger-store.ts';
import { mineBlock } from './mine-block.ts';
import { type BlockPace, type MiningTurn, mineIfDue } from './mine-if-due.ts';
import { type PaymentResult, payFromTreasury } from './pay-from-treasury.ts';
import { type Reorganisation, reorganise } from './reorganise.ts';
import { type ReplacedPayment, type ReplacementOrder, replacePayment } from './replace-payment.ts';
import type { PaymentMark, SandboxRules, Treasury, TreasuryPayment } from './rules.ts';
import { isTokenEntry } from './token-entry.ts';

/**
 * Embedded chain: it accepts the transactions that a real node would accept, and mines on demand.
 */
export interface SandboxLedger {
  /** Returns what payments of the treasury can carry on this network. */
  marks(): Promise<readonly PaymentMark[]>;
  read<T>(work: (state: LedgerState) => Promise<T>): Promise<T>;
  /** Looks of a node at this ledger, which fail while the chain is cut off. */
  readonly node: LedgerNode;
  accept(raw: Uint8Array): Promise<BroadcastResult>;
  /** Mines `blocks` now, at least one; the first takes the mempool, but for what is held. */
  mine(blocks: number): Promise<BlockRef>;
  mineIfDue(pace: BlockPace): Promise<MiningTurn>;
  /** @throws {RangeError} for a depth that reaches the first block */
  reorganise(reorganisation: Omit<Reorganisation, 'at'>): Promise<BlockRef>;
  /** Keeps a waiting transaction out of blocks, or lets it go. */
  hold(hash: string, isHeld: boolean): Promise<HoldResult>;
  /** Cuts the chain off for `seconds` from now, or with 0 ends that; answers until when. */
  cutOff(seconds: number): Promise<Date | null>;
  isCutOff(): Promise<boolean>;
  /** Multiplies the fees for `seconds` from now, or with 0 ends that. */
  setFeeSpike(spike: FeeSpikeOrder): Promise<FeeSpike | null>;
  /** Returns the present rise of the fees; null without one. */
  feeSpike(): Promise<FeeSpike | null>;
  /** Pays from the treasury. Payments at the same time wait for each other and all go through. */
  pay(payment: TreasuryPayment): Promise<PaymentResult>;
  /** Puts a payment of the treasury in the place of one that waits. */
  replace(order: ReplacementOrder): Promise<ReplacedPayment>;
}

/** Each throws ChainUnavailableError while the chain is cut off. */
export interface LedgerNode {
  /** Returns a text that names the newest block and the mempool: the same text, the same state. */
  revision(): Promise<string>;
  newestBlock(): Promise<BlockHeader | null>;
  sealedBlock(height: number): Promise<SealedBlock | null>;
  waiting(): Promise<readonly AcceptedTransaction[]>;
}

export interface FeeSpikeOrder {
  readonly factor: number;
  readonly seconds: number;
}

export type HoldResult = 'done' | 'unknown' | 'mined';

export interface SandboxLedgerOptions {
  readonly store: LedgerStore;
  readonly rules: SandboxRules;
  readonly treasury: Treasury;
  readonly platform: ServerPlatform;
}

/**
 * Opens a ledger; a new one begins with the block that fills the treasury. Tokens that were listed later than the ledger
 * began are given to the treasury when it opens.
 */
export async function openSandboxLedger(options: SandboxLedgerOptions): Promise<SandboxLedger> {
  const { store, rules, treasury, platform } = options;
  const now = () => nowOf(platform);
  await store.change((draft) => begin(draft, options, now()));
  return {
    marks: async () => treasury.marks,
    read: (work) => store.read(work),
    node: nodeOf(store, now),
    accept: (raw) => store.change((draft) => acceptTransaction(draft, rules, { raw, at: now() })),
    mine: (blocks) =>
      store.change(async (draft) => {
        for (let mined = 1; mined < blocks; mined += 1) await mineBlock(draft, rules, now());
        return mineBlock(draft, rules, now());
      }),
    mineIfDue: (pace) => store.change((draft) => mineIfDue(draft, rules, { now: now(), pace })),
    reorganise: (reorganisation) =>
      store.change((draft) => reorganise(draft, rules, { ...reorganisation, at: now() })),
    hold: (hash, isHeld) => store.change((draft) => holdTransaction(draft, hash, isHeld)),
    cutOff: async (seconds) => {
      const until = new Date(platform.clock.now() + seconds * 1_000);
      await store.change((draft) => draft.setOutageUntil(until));
      return seconds === 0 ? null : until;
    },
    isCutOff: async () => {
      const until = await store.outageUntil();
      return until !== null && until > now();
    },
    setFeeSpike: async ({ factor, seconds }) => {
      const until = new Date(platform.clock.now() + seconds * 1_000);
      const spike = seconds === 0 ? null : { factor, until };
      await store.change((draft) => draft.setFeeSpike(spike));
      return spike;
    },
    feeSpike: async () => {
      const spike = await store.feeSpike();
      return spike !== null && spike.until > now() ? spike : null;
    },
    pay: (payment) =>
      store.change((draft) => payFromTreasury(draft, { rules, treasury }, { payment, at: now() })),
    replace: (order) =>
      store.change((draft) => replacePayment(draft, { rules, treasury }, { order, at: now() })),
  };
}

/** The outage is read with what it hides: another statement would cost as much as the look itself. */
function nodeOf(store: LedgerStore, now: () => Date): LedgerNode {
  const connected = async <T>(look: Promise<Seen<T>>): Promise<T> => {
    const { value, outageUntil } = await look;
    if (outageUntil === null || outageUntil <= now()) return value;
    throw new ChainUnavailableError('The sandbox is cut off.');
  };
  return {
    revision: () => connected(store.revision()),
    newestBlock: () => connected(store.newestBlock()),
    sealedBlock: (height) => connected(store.sealedBlock(height)),
    waiting: () => connected(store.waiting()),
  };
}

async function holdTransaction(
  draft: LedgerDraft,
  hash: string,
  isHeld: boolean,
): Promise<HoldResult> {
  const known = await draft.find(hash);
  if (known === null) return 'unknown';
  if (known.height !== null) return 'mined';
  await draft.setHeld(hash, isHeld);
  return 'done';
}

async function begin(
  draft: LedgerDraft,
  { rules, treasury }: Pick<SandboxLedgerOptions, 'rules' | 'treasury'>,
  now: Date,
): Promise<void> {
  if ((await draft.head()) !== null) return addTokens(draft, treasury);
  const { transaction, changes } = treasury.genesis;
  if (transaction === null) await draft.write(changes);
  else await applyTransaction(draft, { ...transaction, changes, acceptedAt: now });
  await mineBlock(draft, rules, now);
}

/** Adds the token balances with which the treasury would begin now, and of which it has none. */
async function addTokens(draft: LedgerDraft, { genesis }: Treasury): Promise<void> {
  const tokens = [...genesis.changes].filter(([, entry]) => entry !== null && isTokenEntry(entry));
  const held = await draft.read(tokens.map(([key]) => key));
  await draft.write(new Map(tokens.filter(([key]) => !held.has(key))));
}
