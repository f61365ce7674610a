import { bitcoin } from './bitcoin/network.ts';
import { bsc } from './bsc/network.ts';
import { ethereum } from './ethereum/network.ts';
import { litecoin } from './litecoin/network.ts';
import type {
  EvmNetwork,
  NetworkDefinition,
  SolanaNetwork,
  TonNetwork,
  TronNetwork,
  UtxoNetwork,
} from './network.ts';
import type { Network } from './network-codes.ts';
import { solana } from './solana/network.ts';
import { ton } from './ton/network.ts';
import { tron } from './tron/network.ts';

export { type Network, networkCodes } from './network-codes.ts';

/** Every network of the product with its family. A network exists when it stands here. */
interface Definitions extends Readonly<Record<Network, NetworkDefinition>> {
  readonly BTC: UtxoNetwork;
  readonly LTC: UtxoNetwork;
  readonly ETH: EvmNetwork;
  readonly BSC: EvmNetwork;
  readonly TRX: TronNetwork;
  readonly SOL: SolanaNetwork;
  readonly TON: TonNetwork;
}
const registry: Definitions = {
  BTC: bitcoin,
  LTC: litecoin,
  ETH: ethereum,
  BSC: bsc,
  TRX: tron,
  SOL: solana,
  TON: ton,
};

/**
 * Returns the definition of a network; with its family if the code is a literal.
 * @example
 * const { name, decimals } = getNetwork('ETH'); // 'Ethereum', 18
 */
export function getNetwork<N extends Network>(network: N): Definitions[N] {
  return registry[network];
}

/**
 * Tells whether `text` is the code of a network.
 * @example
 * isNetwork('BTC'); // true
 */
export function isNetwork(text: string): text is Network {
  return Object.hasOwn(registry, text);
}

/** One value per network; a network that is left out does not compile. */
export function mapNetworks<T>(make: (network: Network) => T): Record<Network, T> {
  return {
    BTC: make('BTC'),
    LTC: make('LTC'),
    ETH: make('ETH'),
    BSC: make('BSC'),
    TRX: make('TRX'),
    SOL: make('SOL'),
    TON: make('TON'),
  };
}
