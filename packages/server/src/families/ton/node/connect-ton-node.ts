import { createNodeGate } from '../../../chains/after-check.ts';
import { type NodeConnection, type NodePlace, nodeName } from '../../../chains/node-connection.ts';
import { checkTonNode } from './check-ton-node.ts';
import { createToncenterChain } from './create-toncenter-chain.ts';
import { createTonNode, type TonNode } from './ton-node.ts';

export function connectTonNode(place: NodePlace): NodeConnection {
  const node = createTonNode(place);
  const check = () => checkTonNode(node, place);
  const gate = createNodeGate({ name: nodeName(place), check });
  const checked: TonNode = { ask: (request) => gate(() => node.ask(request)) };
  return { check, open: () => createToncenterChain({ ...place, node: checked }) };
}
