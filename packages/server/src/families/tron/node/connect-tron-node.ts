import { createNodeGate } from '../../../chains/after-check.ts';
import { type NodeConnection, type NodePlace, nodeName } from '../../../chains/node-connection.ts';
import { checkTronNode } from './check-tron-node.ts';
import { createTronHttpChain } from './create-tron-http-chain.ts';
import { createTronNode, type TronNode } from './tron-node.ts';

export function connectTronNode(place: NodePlace): NodeConnection {
  const node = createTronNode(place);
  const check = () => checkTronNode(node, place);
  const gate = createNodeGate({ name: nodeName(place), check });
  const checked: TronNode = { ask: (request) => gate(() => node.ask(request)) };
  return { check, open: () => createTronHttpChain({ ...place, node: checked }) };
}
