import type { Clock } from '@billfold/core';
import { blockTimeOf } from '../../chains/block-times.ts';
import { ChainFaultError, ChainUnavailableError } from '../../chains/chain.ts';
import type { NodeSettings } from '../../chains/node-settings.ts';
import { nothingSent } from '../../chains/sent-transactions.ts';
import { type ServedNetwork, servedNetworks } from '../../chains/served-networks.ts';
import { openLiveChains } from '../../families/open-live-chains.ts';
import { StartError } from '../../platform/start-error.ts';
import { type CallCounts, callBudgets, countedAddresses } from '../../watcher/call-budgets.ts';
import { findSlowness } from './check-pace.ts';
import { checkPublisher } from './check-publisher.ts';
import { aboutTopic, type Finding } from './finding.ts';

/** Checks each node: whether it answers, is on the configured chain, and has caught up. */
export async function checkNodes(nodes: NodeSettings, clock: Clock): Promise<readonly Finding[]> {
  const findings = servedNetworks.flatMap((network) => {
    const urls = nodes.urls[network] ?? [];
    const checks = urls.map((url, at) =>
      checkNode({ network, url, place: urls.length === 1 ? '' : ` ${at + 1}` }, nodes, clock),
    );
    if (urls.length === 0) return [];
    const heard = checkPublisher(network, nodes);
    const told = [...checks, ...(urls.length === 1 ? [adviseSecondNode(network)] : []), ...heard];
    // A chain of one's own is asked every second.
    return nodes.chain === 'regtest' ? told : [...told, tellBudget(network)];
  });
  return Promise.all(findings);
}

/** Tells how many calls a minute take, which the plan of a service must allow. */
async function tellBudget(network: ServedNetwork): Promise<Finding> {
  const { few, many } = callBudgets[network];
  const aMinute = (calls: number) => Math.ceil(calls / 60).toLocaleString('en-US');
  const describe = ({ idle, awaited, probes }: CallCounts, addresses: number) =>
    `${aMinute(idle + probes)} to ${aMinute(awaited + probes)} with ${addresses.toLocaleString('en-US')} addresses`;
  return aboutTopic(`Calls to ${network}`).ok(
    `in a minute in which nothing is paid: ${describe(few, countedAddresses.few)}, ${describe(many, countedAddresses.many)}.`,
  );
}

const blocksAMinute = (network: ServedNetwork) => Math.round(60_000 / blockTimeOf(network));

async function adviseSecondNode(network: ServedNetwork): Promise<Finding> {
  return aboutTopic(`Nodes of ${network}`).note(
    'there is one, so a rejected payment is looked at twice, a minute apart, before its money is free. A second address in the variable is asked at once, and takes over when the first fails.',
  );
}

interface NodeToCheck {
  readonly network: ServedNetwork;
  readonly url: string;
  /** Number of the node for its topic, with a space before it; empty for the only one. */
  readonly place: string;
}

async function checkNode(
  { network, url, place }: NodeToCheck,
  { chain }: Pick<NodeSettings, 'chain'>,
  clock: Clock,
): Promise<Finding> {
  const { ok, note, wrong } = aboutTopic(`Node${place} of ${network}`);
  const variable = `${network}_RPC_URL`;
  try {
    const { chains } = await openLiveChains(
      { chain, urls: { [network]: [url] } },
      { clock, sentOn: () => nothingSent },
    );
    const node = chains.get(network);
    const { height } = await node.head();
    const found = `it is on the chain "${chain}", at block ${height}`;
    if (node.refusesBatches?.() === true)
      return note(`${found}. It refuses JSON-RPC batches, so that it gets each call by itself.`);
    if ((await node.tellsStates?.()) === false)
      return note(
        `${found}. It does not run "eth_call" with overrides, so that each block is read while nothing happens: about ${blocksAMinute(network)} calls a minute more.`,
      );
    // A chain of one's own makes its blocks when it likes.
    const slowness =
      chain === 'regtest' ? null : await findSlowness(node, { headHeight: height, clock });
    return slowness === null ? ok(`${found}.`) : note(`${found}. ${slowness}`);
  } catch (error) {
    if (error instanceof StartError)
      return wrong(error.message, `name a node of "${chain}" in ${variable}, or set CHAIN_NAME.`);
    if (error instanceof ChainUnavailableError)
      return wrong(error.message, `start it, let it catch up, or correct ${variable}.`);
    if (error instanceof ChainFaultError)
      return wrong(error.message, `docs/operations.md says which node ${variable} wants.`);
    throw error;
  }
}
