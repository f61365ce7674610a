import { getNetwork, type Platform } from '@billfold/core';
import type { NodeSettings, PublisherAddress } from '../../chains/node-settings.ts';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import { hearPublisher } from '../../families/utxo/node/notifications/hear-publisher.ts';
import { timerSchedule } from '../../platform/timer-schedule.ts';
import { aboutTopic, type Finding } from './finding.ts';

/** Waits in which a main network has many transactions. */
const waitMs = 15_000;

/** Checks that messages come from where nodes publish their mempool, on networks whose nodes can. */
export function checkPublisher(
  network: ServedNetwork,
  { chain, publishers, withoutMempool }: NodeSettings,
  schedule: Platform['schedule'] = timerSchedule,
): readonly Promise<Finding>[] {
  if (getNetwork(network).model.family !== 'utxo') return [];
  const topic = `Mempool of ${network}`;
  const { note } = aboutTopic(topic);
  const variable = `${network}_ZMQ`;
  const addresses = publishers?.[network];
  if (addresses === undefined)
    return withoutMempool?.has(network)
      ? []
      : [
          Promise.resolve(
            note(
              `${variable} is not set, so that the node lists all that waits, again and again. docs/operations.md says how it tells what changes.`,
            ),
          ),
        ];
  if (withoutMempool?.has(network))
    return [Promise.resolve(note(`${variable} has no use with ${network}_MEMPOOL=off.`))];
  return addresses.map((address, at) =>
    check(
      { address, chain, schedule, variable },
      addresses.length === 1 ? topic : `${topic} ${at + 1}`,
    ),
  );
}

interface PublisherToCheck extends Pick<NodeSettings, 'chain'> {
  readonly address: PublisherAddress;
  readonly schedule: Platform['schedule'];
  readonly variable: string;
}

async function check(
  { address, chain, schedule, variable }: PublisherToCheck,
  topic: string,
): Promise<Finding> {
  const { ok, note, wrong } = aboutTopic(topic);
  const place = `${address.host}:${address.port}`;
  const { isReached, missing } = await hearPublisher({ address, schedule, waitMs });
  const fix = `start the node with ${['rawtx', 'sequence'].map((each) => `zmqpub${each}=tcp://${place}`).join(' and ')}, or correct ${variable}.`;
  if (!isReached) return wrong(`nothing publishes by ZeroMQ at ${place}.`, fix);
  if (missing.length === 0) return ok(`the node publishes at ${place}, and messages arrive.`);
  const silence = `the node publishes at ${place}, but in ${waitMs / 1_000} seconds came no message of ${missing.join(' and ')}`;
  // Nothing may have happened on a chain of tests.
  return chain === 'main' ? wrong(`${silence}.`, fix) : note(`${silence}.`);
}
