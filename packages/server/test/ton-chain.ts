import { createHash } from 'node:crypto';
import type { Clock } from '@billfold/core';
import { Address, Cell, Dictionary, loadMessage } from '@ton/core';
import { Blockchain } from '@ton/sandbox';
import { normalizedHash, showTransaction } from './ton-answers.ts';

export interface TonBlock {
  readonly height: number;
  /** Base64. */
  readonly hash: string;
  readonly transactions: readonly object[];
  /** External messages of the block, each a bag of cells. */
  readonly raws: readonly Buffer[];
  /** Seconds since 1970. */
  readonly time: number;
}

/**
 * The machine of TON's own nodes (@ton/sandbox), with blocks: it knows none, so they are made here, and
 * all that follows from a message is done in the block that takes it.
 */
export interface TonMachine {
  readonly blocks: () => readonly TonBlock[];
  readonly now: number;
  /** The hash of the message, or why no wallet takes it. */
  send(raw: Buffer): Promise<{ readonly hash: Buffer } | { readonly refusal: string }>;
  mine(): Promise<void>;
  rollBack(count: number): Promise<void>;
  forgetWaiting(): void;
  give(address: string, nanotons: bigint): Promise<void>;
  stateOf(address: string): Promise<TonState>;
  /** Returns a parameter of the blockchain configuration, in base64. */
  parameter(id: number): string;
}
export interface TonState {
  readonly balance: bigint;
  readonly status: string;
  readonly seqno: bigint | null;
  /** Logical time of the newest transaction; 0 for none. */
  readonly lastTime: bigint;
}

/** `clock` tells the times of blocks, which stand still unless it is given. */
export async function startTonMachine(clock: Clock = standingStill()): Promise<TonMachine> {
  // Without what no transfer looks at, such as the validators.
  const machine = await Blockchain.create({ config: 'slim' });
  const timeOf = () => Math.floor(clock.now() / 1_000);
  machine.now = timeOf();
  machine.verbosity = { ...machine.verbosity, print: false };
  const rich = await machine.treasury('rich', { balance: 10n ** 18n });
  let made = 0;
  let blocks: readonly (TonBlock & { readonly state: Snapshot })[] = [];
  let pool: readonly Buffer[] = [];
  const append = (transactions: readonly object[], raws: readonly Buffer[]): void => {
    made += 1;
    const hash = createHash('sha256').update(`${made}`).digest('base64');
    const height = blocks.length;
    const state = machine.snapshot();
    blocks = [...blocks, { height, hash, transactions, raws, time: timeOf(), state }];
  };
  append([], []);
  const parameters = parametersOf(machine.config);
  return {
    blocks: () => blocks,
    get now() {
      return timeOf();
    },
    send: async (raw) => {
      machine.now = timeOf();
      const refusal = await tryOut(machine, raw);
      if (refusal !== null) return { refusal };
      if (!pool.some((other) => other.equals(raw))) pool = [...pool, raw];
      return { hash: normalizedHash(loadMessage(cellOf(raw).beginParse())) };
    },
    mine: async () => {
      machine.now = timeOf();
      const shown = await runAll(machine, { raws: pool, height: blocks.length });
      append(shown, pool);
      pool = [];
    },
    rollBack: async (count) => {
      const gone = blocks.slice(-count).flatMap(({ raws }) => raws);
      blocks = blocks.slice(0, -count);
      const last = blocks.at(-1);
      if (last === undefined) throw new Error('There is no block below.');
      await machine.loadFrom(last.state);
      pool = [...gone, ...pool];
    },
    forgetWaiting: () => {
      pool = [];
    },
    give: async (address, value) => {
      await rich.send({ to: Address.parse(address), value, bounce: false });
      blocks = blocks.map((block) => ({ ...block, state: machine.snapshot() }));
    },
    stateOf: (address) => stateOf(machine, Address.parse(address)),
    parameter: (id) => parameters.get(id)?.toBoc().toString('base64') ?? '',
  };
}

function standingStill(): Clock {
  const started = Date.now();
  return { now: () => started };
}

type Snapshot = ReturnType<Blockchain['snapshot']>;

/** Why no wallet takes it; null where one does. Nothing of it stays. */
async function tryOut(machine: Blockchain, raw: Buffer): Promise<string | null> {
  const state = machine.snapshot();
  const refusal = await machine.sendMessage(cellOf(raw)).then(() => null, refusalIn);
  await machine.loadFrom(state);
  return refusal;
}

async function runAll(
  machine: Blockchain,
  { raws, height }: Pick<TonBlock, 'raws' | 'height'>,
): Promise<readonly object[]> {
  const shown: object[] = [];
  for (const raw of raws) {
    const run = await machine.sendMessage(cellOf(raw)).catch(() => null);
    for (const each of run?.transactions ?? []) shown.push(showTransaction(each, height));
  }
  return shown;
}

async function stateOf(machine: Blockchain, address: Address): Promise<TonState> {
  const contract = await machine.getContract(address);
  const { balance, accountState, lastTransactionLt: lastTime } = contract;
  // The machine shows any address as an account.
  const isUnknown = balance === 0n && lastTime === 0n;
  const status = isUnknown ? 'nonexist' : (accountState?.type ?? 'nonexist');
  const seqno =
    status === 'active'
      ? (await machine.runGetMethod(address, 'seqno')).stackReader.readBigNumber()
      : null;
  return { balance, status, seqno, lastTime };
}

function cellOf(raw: Buffer): Cell {
  const [cell = new Cell()] = Cell.fromBoc(raw);
  return cell;
}

/** Formats the refusal of an external message as nodes do, over several lines. */
function refusalIn(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'exitCode' in error && error.exitCode;
  const why =
    typeof code === 'number'
      ? `inbound external message rejected by transaction ${'AB'.repeat(32)}:\nexitcode=${code}, steps=13, gas_used=0`
      : 'inbound external message rejected by account before smart-contract execution';
  return `LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\nCannot run message on account: ${why}`;
}

function parametersOf(config: Cell): Dictionary<number, Cell> {
  return config.beginParse().loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
}
