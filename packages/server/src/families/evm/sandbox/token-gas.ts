/**
 * Gas of a token as OpenZeppelin's ERC-20 takes it, to the unit: 4.9 as its authors have compiled
 * it, on an anvil that runs Prague. Others take a little more or less.
 * @see EIP-2028 (data), EIP-2929 and EIP-2200 (storage), EIP-3529 (refunds), EIP-7623 (floor)
 */

/** Gas of everything but storage: dispatch, checks and the event. */
const executionGas = 2_712n;
const coldRead = 2_100n;
const warmRead = 100n;
const unchangedWrite = 100n;
const changingWrite = 2_900n;
const fillingWrite = 20_000n;
const emptyingRefund = 4_800n;
const restoringRefund = 2_800n;

/** Gas that a refused call uses until it reverts. */
export const refusalGas = {
  /** Native value came along: no function takes it. */
  value: 45n,
  /** Less than a selector. */
  noFunction: 70n,
  unknownFunction: 213n,
  shortArguments: 252n,
  dirtyAddress: 317n,
  zeroAddress: 619n,
  balanceTooLow: 2_838n,
} as const;

/** Balances before a transfer. */
export interface TransferBalances {
  readonly value: bigint;
  readonly from: bigint;
  /** Null where it is the sender's. */
  readonly to: bigint | null;
}

/** Returns the gas of a transfer, and the refund at its end. */
export function transferWork({ value, from, to }: TransferBalances): {
  readonly gas: bigint;
  readonly refund: bigint;
} {
  if (to === null) {
    // The second write puts back what the first has changed.
    const gas = executionGas + coldRead + warmRead + unchangedWrite;
    return value === 0n
      ? { gas: gas + unchangedWrite, refund: 0n }
      : { gas: gas + changingWrite, refund: restoringRefund };
  }
  const reads = executionGas + 2n * coldRead;
  if (value === 0n) return { gas: reads + 2n * unchangedWrite, refund: 0n };
  const write = to === 0n ? fillingWrite : changingWrite;
  return {
    gas: reads + changingWrite + write,
    refund: from === value ? emptyingRefund : 0n,
  };
}

/** Returns the intrinsic gas of a transaction with `data`, hex. @see EIP-2028 */
export function dataGas(data: string): bigint {
  const { zeros, others } = countBytes(data);
  return 21_000n + 4n * zeros + 16n * others;
}

/** `gas`, and no less than any transaction with `data`, hex, is charged. @see EIP-7623 */
export function atLeastFloor(gas: bigint, data: string): bigint {
  const { zeros, others } = countBytes(data);
  const floor = 21_000n + 10n * zeros + 40n * others;
  if (gas > floor) return gas;
  return floor;
}

function countBytes(data: string): { readonly zeros: bigint; readonly others: bigint } {
  const zeros = (data.match(/../g) ?? []).filter((byte) => byte === '00').length;
  return { zeros: BigInt(zeros), others: BigInt(data.length / 2 - zeros) };
}
