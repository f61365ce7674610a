import { type ChainName, getNetwork } from '@billfold/core';
import * as z from 'zod/mini';
import { type Env, readVariable, type Variable, type Variables } from '../platform/env.ts';
import { StartError } from '../platform/start-error.ts';
import { type ServedNetwork, servedNetworks } from './served-networks.ts';

/** A chain that nodes are on; the sandbox has none. */
export type NodeChain = Exclude<ChainName, 'sandbox'>;

export type NodeUrls = readonly [string, ...string[]];

/** Where a node publishes changes of its mempool by ZeroMQ: the host and the port of `tcp://host:port`. */
export interface PublisherAddress {
  readonly host: string;
  readonly port: number;
}

/** The nodes that a live server asks. */
export interface NodeSettings {
  /** One for all networks: coins of a test chain and of a main chain never meet in one database. */
  readonly chain: NodeChain;
  /**
   * Addresses of the nodes of a network, maybe with a user and a password, the preferred one first; a
   * network without one is closed.
   */
  readonly urls: Readonly<Partial<Record<ServedNetwork, NodeUrls>>>;
  /** Networks whose waiting transactions are not asked for; none unless given. */
  readonly withoutMempool?: ReadonlySet<ServedNetwork>;
  /** Where the nodes of a network publish, in the order of `urls`; none unless given. */
  readonly publishers?: Publishers;
}

export type Publishers = Readonly<Partial<Record<ServedNetwork, readonly PublisherAddress[]>>>;

/**
 * Reads `CHAIN_NAME`, `{network}_RPC_URL`, `{network}_MEMPOOL` and `{network}_ZMQ`; null in the sandbox.
 * @throws {StartError} in live mode without a node, PostgreSQL or SMTP, or with a movable clock;
 * for nodes in the sandbox; for publishers that are not as many as the nodes
 */
export function readNodeSettings(
  variables: Variables,
  env: Pick<Env, 'chainMode' | 'databaseUrl' | 'mailer' | 'hasMovableClock'>,
): NodeSettings | null {
  const { chainMode, databaseUrl, mailer } = env;
  const urls: Partial<Record<ServedNetwork, NodeUrls>> = {};
  const withoutMempool = new Set<ServedNetwork>();
  for (const network of servedNetworks) {
    const list = readVariable(variables, `${network}_RPC_URL`, nodeUrls);
    if (list !== null) urls[network] = list;
    const wanted = readVariable(variables, `${network}_MEMPOOL`, mempoolOf(network));
    if (wanted === 'off' && list !== null) withoutMempool.add(network);
  }
  const publishers = readPublishers(variables, urls);
  const [named] = Object.keys(urls);
  if (chainMode === 'sandbox') {
    if (named === undefined) return null;
    throw new StartError(`${named}_RPC_URL is for CHAIN_MODE=live: the sandbox asks no node.`);
  }
  if (env.hasMovableClock)
    throw new StartError('SANDBOX_CLOCK=movable is for the sandbox: anybody could end sessions.');
  if (named === undefined)
    throw new StartError('CHAIN_MODE=live wants a node, such as BTC_RPC_URL or ETH_RPC_URL.');
  if (databaseUrl === null)
    throw new StartError('CHAIN_MODE=live wants PostgreSQL in DATABASE_URL: coins are real here.');
  const chain = readVariable(variables, 'CHAIN_NAME', chainName);
  // Anyone who can read the shown mails can reset a password.
  if (mailer === 'outbox' && chain !== 'regtest')
    throw new StartError('CHAIN_MODE=live wants MAILER=smtp: anybody could read the mails.');
  return {
    ...{ chain, urls, ...(withoutMempool.size > 0 && { withoutMempool }) },
    ...(Object.keys(publishers).length > 0 && { publishers }),
  };
}

/** Reads where nodes publish; nodes of Bitcoin Core's kind do. */
function readPublishers(variables: Variables, urls: NodeSettings['urls']): Publishers {
  const publishers: Partial<Record<ServedNetwork, readonly PublisherAddress[]>> = {};
  for (const network of servedNetworks) {
    if (getNetwork(network).model.family !== 'utxo') continue;
    const list = readVariable(variables, `${network}_ZMQ`, publisherList);
    if (list === null) continue;
    const nodes = urls[network]?.length ?? 0;
    if (list.length !== nodes)
      throw new StartError(
        `${network}_ZMQ and ${network}_RPC_URL name different numbers of addresses, ${list.length} and ${nodes}: name one of each node, in the same order.`,
      );
    publishers[network] = list;
  }
  return publishers;
}

const chainName: Variable<NodeChain> = {
  schema: z.enum(['main', 'test', 'regtest']),
  fallback: 'main',
  allowed: 'main, test or regtest',
};

const mempoolOf = (network: ServedNetwork): Variable<'on' | 'off'> => ({
  schema: z.enum(['on', 'off']),
  // There each waiting transaction of anybody takes a call, and blocks come every three seconds.
  fallback: network === 'TRX' ? 'off' : 'on',
  allowed: 'on or off',
});

const nodeUrls: Variable<NodeUrls | null> = {
  schema: z.pipe(z.nullable(z.string()), z.transform(readUrls)),
  fallback: null,
  allowed:
    'http://user:password@host:port or https://…, or several of them, with spaces or commas between',
};

function readUrls(text: string | null, context: z.core.ParsePayload): NodeUrls | null {
  if (text === null) return null;
  const [first, ...others] = text.trim().split(/[\s,]+(?=https?:)/);
  if (first !== undefined && [first, ...others].every(isHttpUrl)) return [first, ...others];
  context.issues.push({ code: 'custom', input: text });
  return null;
}

const publisherList: Variable<readonly PublisherAddress[] | null> = {
  schema: z.pipe(z.nullable(z.string()), z.transform(readPublisherList)),
  fallback: null,
  allowed: 'tcp://host:port, or several of them, with spaces or commas between',
};

function readPublisherList(
  text: string | null,
  context: z.core.ParsePayload,
): readonly PublisherAddress[] | null {
  if (text === null) return null;
  const list = text
    .trim()
    .split(/[\s,]+/)
    .map(readPublisher);
  if (list.every((each) => each !== null)) return list;
  context.issues.push({ code: 'custom', input: text });
  return null;
}

function readPublisher(text: string): PublisherAddress | null {
  const [, host, bare, digits] =
    /^tcp:\/\/((?:\[([\da-f:.]+)\])|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 ? null : { host: bare ?? host, port };
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
