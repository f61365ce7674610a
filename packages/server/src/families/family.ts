import type { ChainName } from '@billfold/core';
import type { Chain } from '../chains/chain.ts';
import type { NodeConnection, NodePlace } from '../chains/node-connection.ts';
import type { SandboxRules } from '../chains/sandbox/rules.ts';
import type { ServedFamily, ServedNetwork } from '../chains/served-networks.ts';
import type { Acceleration } from './acceleration.ts';
import type { ReadRawTransfer } from './raw-transfer.ts';
import type { Replacement } from './replacement.ts';
import type { Spending } from './spending.ts';
import type { Sweeping } from './sweeping.ts';

/**
 * Everything that the server does differently for one family of networks. `F` ties its fees, its
 * plans and its signed bytes together: no code can record, replace or verify the plan of another
 * family. A new family is one more of these in families.ts.
 */
export interface Family<F extends ServedFamily> {
  readonly connectNode: (place: NodePlace) => NodeConnection;
  /** Consensus and relay rules of the embedded ledger. */
  readonly createSandboxRules: (network: ServedNetwork, chain: ChainName) => SandboxRules;
  readonly spending: Spending<F>;
  /** Sweeps of many addresses by one transaction; null where no network of the family has them. */
  readonly sweeping: Sweeping | null;
  /** Replacement of a transaction in the mempool: a fee bump or a cancellation. */
  readonly replacement: Replacement<F>;
  /** Acceleration of an incoming transaction in the mempool; null where no child can pay for its parent. */
  readonly acceleration: Acceleration<F> | null;
  /** Reads a transaction that was signed outside of this server. */
  readonly readRawTransfer: ReadRawTransfer<F>;
  /**
   * Reads from signed bytes from when on no block can have them; null where that is not a time.
   * @throws {KeyringError} it is no transaction of the network
   */
  readonly readExpiry: ((chain: Pick<Chain, 'network' | 'chain'>, raw: Uint8Array) => Date) | null;
}
