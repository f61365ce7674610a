import type { KdfCost } from './kdf.ts';

/** Cost of new records, and the lowest cost that a stored record may name. */
export const vaultCost: KdfCost = { memoryKib: 65_536, passes: 3, lanes: 1 };

export function formatKdfParams({ memoryKib, passes, lanes }: KdfCost): string {
  return `m=${memoryKib},t=${passes},p=${lanes}`;
}

/**
 * The cost written in a record, or undefined when it is weaker than `vaultCost` (a downgrade) or
 * heavy enough to stop the server.
 */
export function readKdfParams(text: string): KdfCost | undefined {
  const [, memory = '', passes = '', lanes = ''] =
    /^m=(\d{1,7}),t=(\d{1,2}),p=(\d)$/.exec(text) ?? [];
  const cost = { memoryKib: Number(memory), passes: Number(passes), lanes: Number(lanes) };
  const isStrong =
    cost.memoryKib >= vaultCost.memoryKib &&
    cost.passes >= vaultCost.passes &&
    cost.lanes >= vaultCost.lanes;
  const isBearable = cost.memoryKib <= 1_048_576 && cost.passes <= 16 && cost.lanes <= 4;
  return isStrong && isBearable ? cost : undefined;
}
