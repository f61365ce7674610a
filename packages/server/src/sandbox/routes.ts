import type { Network } from '@billfold/core';
import {
  faucet,
  getFeeSpike,
  getImpostor,
  hold,
  mine,
  outage,
  reorg,
  replace,
  sendDust,
  setFeeSpike,
  setSandboxRate,
} from '@billfold/core/contract';
import { requireServed } from '../chains/require-served.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Sandbox } from '../families/open-sandbox.ts';
import type { Bind } from '../http/bind.ts';
import { nowOf } from '../platform/server-platform.ts';
import { controlFees, toFeeSpikeState } from './control-fees.ts';
import { controlRate } from './control-rate.ts';
import { holdBack } from './hold-back.ts';
import { createMiningQueue } from './mining-queue.ts';
import type { ImpostorOptions } from './open-impostor.ts';
import { payFromFaucet } from './pay-from-faucet.ts';
import { replaceWaiting } from './replace-waiting.ts';
import { rollBack } from './roll-back.ts';
import { requireImpostor, sendDust as sendDustTo } from './send-dust.ts';

export interface Sandboxes {
  get(network: ServedNetwork): Sandbox;
}

export interface SandboxRoutesOptions extends Pick<ServiceContext, 'db' | 'platform'> {
  readonly sandboxes: Sandboxes;
  /** Tells the watchers that a ledger moved. */
  readonly wake: () => void;
}

/** Binds the controls of the embedded ledgers. */
export function bindSandboxRoutes(bind: Bind, options: SandboxRoutesOptions): void {
  const { sandboxes, platform, wake } = options;
  const mining = createMiningQueue(platform.clock);
  const ledgerOf = ({ network }: { readonly network: Network }) =>
    sandboxes.get(requireServed(network)).ledger;

  bind.open(faucet)(async ({ params, body }) => {
    const hash = await payFromFaucet(ledgerOf(params), requireServed(params.network), body);
    wake();
    return { data: { hash } };
  });
  bind.open(mine)(async ({ params, body }) => {
    const head = await mining.mine(ledgerOf(params), body.blocks);
    wake();
    return { data: head };
  });
  bind.open(reorg)(async ({ params, body }) => {
    const head = await rollBack(ledgerOf(params), body);
    wake();
    return { data: head };
  });
  bind.open(hold)(async ({ params, body }) => {
    await holdBack(ledgerOf(params), body);
    return { data: body };
  });
  bind.open(replace)(async ({ params, body }) => {
    const network = requireServed(params.network);
    const hash = await replaceWaiting(ledgerOf(params), network, body);
    wake();
    return { data: { hash } };
  });
  bind.open(outage)(async ({ params, body }) => {
    const until = await ledgerOf(params).cutOff(body.seconds);
    wake();
    return { data: { until } };
  });
  bindScenarioRoutes(bind, options);
  bind.open(setSandboxRate)(async ({ body }) => ({ data: await controlRate(options, body) }));
}

function bindScenarioRoutes(bind: Bind, { sandboxes, platform, wake }: SandboxRoutesOptions): void {
  const impostorOf = ({ network: code }: { readonly network: Network }): ImpostorOptions => {
    const network = requireServed(code);
    const { chain, ledger, rules } = sandboxes.get(network);
    return { network, chain: chain.chain, ledger, rules, now: () => nowOf(platform) };
  };
  bind.open(getFeeSpike)(async ({ params }) => {
    const { ledger } = sandboxes.get(requireServed(params.network));
    return { data: toFeeSpikeState(await ledger.feeSpike()) };
  });
  bind.open(setFeeSpike)(async ({ params, body }) => {
    const network = requireServed(params.network);
    return { data: await controlFees(sandboxes.get(network).ledger, network, body) };
  });
  bind.open(getImpostor)(async ({ params }) => {
    const { address, imitates } = await requireImpostor(impostorOf(params));
    return { data: { address, imitates } };
  });
  bind.open(sendDust)(async ({ params, body }) => {
    const hash = await sendDustTo(impostorOf(params), body.address);
    wake();
    return { data: { hash } };
  });
}
