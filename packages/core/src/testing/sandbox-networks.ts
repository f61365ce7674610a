import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { getNetwork, type Network } from '../networks/registry.ts';

/** What the fake services know of a network beside its definition. */
interface SandboxNetwork {
  /** Of BIP-39's first test phrase. Accounts with one address each have one of these each. */
  readonly addresses: readonly string[];
  readonly derivationPath: (index: number) => string;
  readonly price: Decimal;
  /** Main units per gas, in all its decimals; null where there is no gas. */
  readonly gasPrice: Decimal | null;
  readonly hashPrefix: string;
}

const networks: Readonly<Record<Network, SandboxNetwork>> = {
  BTC: {
    // Receive addresses 0 to 4 of the BIP-84 test vector's account.
    addresses: [
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
      'bc1qp59yckz4ae5c4efgw2s5wfyvrz0ala7rgvuz8z',
      'bc1qgl5vlg0zdl7yvprgxj9fevsc6q6x5dmcyk3cn3',
      'bc1qm97vqzgj934vnaq9s53ynkyf9dgr05rargr04n',
    ],
    derivationPath: (index) => `m/84'/0'/${index}'`,
    price: toDecimal('100000.00'),
    gasPrice: null,
    hashPrefix: '',
  },
  ETH: {
    // The paying addresses of accounts 0 to 4, as viem derives them.
    addresses: [
      '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      '0x78839F6054d7ed13918bAe0473BA31b1Ca9D7265',
      '0x07B5FdfEB4E11826D233403Fe8Db0611CCF4c231',
      '0x8559A4270Db933caC30830f2be9D099fD477A51D',
      '0xB9506F020318c2ECA294e0557222511f1e5333CB',
    ],
    derivationPath: (index) => `m/44'/60'/${index}'`,
    price: toDecimal('4000.00'),
    gasPrice: toDecimal('0.000000012000000001'),
    hashPrefix: '0x',
  },
};

export function sandboxNetwork(network: Network): SandboxNetwork {
  return networks[network];
}

/** Every fake transaction of a network costs the same: gas price times limit where there is gas. */
export function sandboxFee(network: Network): Decimal {
  const { decimals, gas } = getNetwork(network);
  const { gasPrice } = networks[network];
  if (gas === null || gasPrice === null) return toDecimal('0.00001000');
  const fee = parseAmount(gasPrice, decimals) * BigInt(gas.transferLimit);
  return toDecimal(toBaseUnits(fee), { decimals });
}
