import type { Network } from '@billfold/core';
import { faucet, mine } from '@billfold/core/contract';
import type { SandboxLedger } from '../../chains/sandbox/sandbox-ledger.ts';
import type { Bind } from '../../http/bind.ts';
import { payFromFaucet } from './pay-from-faucet.ts';

export interface SandboxLedgers {
  get(network: Network): SandboxLedger;
}

export interface SandboxRoutesOptions {
  readonly ledgers: SandboxLedgers;
  /** Tells the watchers that a ledger moved. */
  readonly wake: () => void;
}

/** The controls of the embedded ledgers (product.md 3.27). */
export function bindSandboxRoutes(bind: Bind, { ledgers, wake }: SandboxRoutesOptions): void {
  bind.open(faucet)(async ({ params, body }) => {
    const hash = await payFromFaucet(ledgers.get(params.network), params.network, body);
    wake();
    return { data: { hash } };
  });
  bind.open(mine)(async ({ params, body }) => {
    const head = await ledgers.get(params.network).mine(body.blocks);
    wake();
    return { data: head };
  });
}
