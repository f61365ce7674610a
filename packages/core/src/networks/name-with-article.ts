import { getNetwork, type Network } from './registry.ts';

/** Returns the English name of a network with its article: `a Bitcoin`, `an Ethereum`. */
export function nameWithArticle(network: Network): string {
  const { name } = getNetwork(network);
  return `${articleOf(name)} ${name}`;
}

/** Returns the English article of the name of a network. */
export function articleOf(name: string): 'a' | 'an' {
  return /^[AEIO]/.test(name) ? 'an' : 'a';
}
