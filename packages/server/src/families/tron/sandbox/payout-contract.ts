import type { Changes } from '../../../chains/sandbox/rules.ts';
import { accountEntryOf, accountKey, readAccount } from './account-entry.ts';

/**
 * Contract of the sandbox of Tron. It keeps what it is sent, and pays native value to anybody by the call
 * `transfer(address,uint256)`, as smart wallets and exchanges do. No transfer shows that, as with nodes that do
 * not keep the transactions inside contracts (`vm.saveInternalTx`).
 */
export const payoutContract = 'T9yD14Nj9j7xAB4dbGeiX9heXbEoEbWDCK';

export interface Payout {
  readonly to: string;
  readonly value: bigint;
}

/** Result of a call of the contract. */
export interface PayoutRun {
  readonly energy: bigint;
  readonly hasFailed: boolean;
  /** Accounts by key; also those that were only read. */
  readonly changes: Changes;
}

/** Runs a call of the contract. Of `entries` it needs those of `payoutKeysOf`. */
export function runPayout(payout: Payout, entries: Changes, energyLimit: bigint): PayoutRun {
  const { to, value } = payout;
  const looked = new Map(
    payoutKeysOf(payout).map((key) => [key, entries.get(key) ?? null] as const),
  );
  const held = readAccount(entries.get(accountKey(payoutContract))) ?? nothing;
  const recipient = readAccount(entries.get(accountKey(to)));
  const energy = recipient === null ? callEnergy + openingEnergy : callEnergy;
  if (energy > energyLimit) return { energy: energyLimit, hasFailed: true, changes: looked };
  if (held.balance < value) return { energy, hasFailed: true, changes: looked };
  if (to === payoutContract) return { energy, hasFailed: false, changes: looked };
  const { balance, sent } = recipient ?? nothing;
  const left = { ...held, balance: held.balance - value };
  const changes = new Map([
    [accountKey(payoutContract), accountEntryOf(payoutContract, left)],
    [accountKey(to), accountEntryOf(to, { balance: balance + value, sent })],
  ]);
  return { energy, hasFailed: false, changes };
}

/** Returns the keys of the entries that `runPayout` reads. */
export function payoutKeysOf({ to }: Pick<Payout, 'to'>): readonly string[] {
  return [payoutContract, to].map(accountKey);
}

const nothing = { balance: 0n, sent: 0n };
/** Round numbers near those of a contract that calls another account with value. */
const callEnergy = 10_000n;
/** Energy of an account that the payment opens. @see java-tron, EnergyCost.NEW_ACCT_CALL */
const openingEnergy = 25_000n;
