import type { SandboxRules } from '../chains/sandbox/rules.ts';
import type { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Outbox } from '../outbox/outbox.ts';

export interface DemoWorld {
  /** Its clock is the one that `setTime` sets. */
  readonly context: ServiceContext;
  readonly outbox: Outbox;
  sandboxOf(network: ServedNetwork): DemoLedger;
  setTime(at: number): void;
}

export interface DemoLedger {
  readonly ledger: SandboxLedger;
  readonly rules: SandboxRules;
}

export interface DemoSpan {
  readonly begin: number;
  readonly end: number;
}
