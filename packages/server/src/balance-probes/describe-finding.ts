import type { AccountFinding } from './create-prober.ts';

/** Line of the log about the books of an account. */
export interface FindingLine {
  readonly level: 'info' | 'warn';
  readonly message: string;
  readonly network: string;
  readonly accountId: string;
  readonly assetId: string;
  /** Base units that the chain has beyond the books. */
  readonly units: string;
}

/** Describes a finding for the operator. Native income is usual: contracts pay without a transfer that is listed. */
export function describeFinding({
  outcome,
  units,
  network,
  accountId,
  assetId,
}: AccountFinding): FindingLine {
  const isUsual = units > 0n && assetId === network;
  return {
    level: isUsual ? 'info' : 'warn',
    message: messageOf(outcome, units),
    ...{ network, accountId, assetId, units: `${units}` },
  };
}

function messageOf(outcome: AccountFinding['outcome'], units: bigint): string {
  if (outcome === 'held')
    return 'the books have more than the chain while money is reserved: spending is blocked';
  return units > 0n
    ? 'the books had less than the chain: they were corrected'
    : 'the books had more than the chain: they were corrected';
}
