import type { AddressType } from '../contract/address-types.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import { feeAtRate } from '../money/fee-at-rate.ts';
import { getNetwork, type Network, networkCodes } from '../networks/registry.ts';
import { sandboxTypedAccount } from './sandbox-address-types.ts';

/** Networks that the fake services serve: all, as in the product. */
export const sandboxServed = networkCodes;

/** Facts of a network for the fake services, in addition to its definition. */
interface SandboxNetwork {
  /**
   * Addresses of BIP-39's first test phrase. On networks with one address per account, each account
   * has one of them.
   */
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
  LTC: {
    // Receive addresses 0 to 4 of m/84'/2'/0'.
    addresses: [
      'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh',
      'ltc1qwlezpr3890hcp6vva9twqh27mr6edadreqvhnn',
      'ltc1qc6aucuznvhh9uvux246x24vf9y9ncfk729m92s',
      'ltc1qr4uckk3jjxtknw5mtqmtwvt87955rc7ays0hsh',
      'ltc1q8mtg60wwrnh5wjver003uewy4drfm9sses95z2',
    ],
    derivationPath: (index) => `m/84'/2'/${index}'`,
    price: toDecimal('100.00'),
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
  BSC: {
    // Those of Ethereum.
    addresses: [
      '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      '0x78839F6054d7ed13918bAe0473BA31b1Ca9D7265',
      '0x07B5FdfEB4E11826D233403Fe8Db0611CCF4c231',
      '0x8559A4270Db933caC30830f2be9D099fD477A51D',
      '0xB9506F020318c2ECA294e0557222511f1e5333CB',
    ],
    derivationPath: (index) => `m/44'/60'/${index}'`,
    price: toDecimal('800.00'),
    gasPrice: toDecimal('0.000000003000000001'),
    hashPrefix: '0x',
  },
  TRX: {
    // m/44'/195'/0'/0/0 to m/44'/195'/4'/0/0, as TronWeb derives them.
    addresses: [
      'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
      'TLrpNTBuCpGMrB9TyVwgEhNVRhtWEQPHh4',
      'TZJ9qkoxUB1SGdbtChgAjUphBmkJwAeBaW',
      'TSbUSxRQC7i41NJBnD22pDcFRVWST4q6bX',
      'TFfZS8zcchRR2GDXnSbAKrKqDfiPWVkrG7',
    ],
    derivationPath: (index) => `m/44'/195'/${index}'/0/0`,
    price: toDecimal('0.25'),
    gasPrice: null,
    hashPrefix: '',
  },
  SOL: {
    // m/44'/501'/0'/0' to m/44'/501'/4'/0'.
    addresses: [
      'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
      'Hh8QwFUA6MtVu1qAoq12ucvFHNwCcVTV7hpWjeY1Hztb',
      '7WktogJEd2wQ9eH2oWusmcoFTgeYi6rS632UviTBJ2jm',
      '3YqEpfo3c818GhvbQ1UmVY1nJxw16vtu4JB9peJXT94k',
      '6nod592sTfEWD3VSVPdQndLMVBCNmMc6ngt7MyGBK21j',
    ],
    derivationPath: (index) => `m/44'/501'/${index}'/0'`,
    price: toDecimal('200.00'),
    gasPrice: null,
    hashPrefix: '',
  },
  TON: {
    // Wallets v4R2 of m/44'/607'/0' to m/44'/607'/4', in the subwallet of the sandbox.
    addresses: [
      'UQAiQgvcvwwoGK_Gb_dqzYiHB-6swPqtR7qTAdGWtPA6D6V0',
      'UQCr-AO7kz1icC_aHFVL0FauxyfNeEevnF01jmLDaJ-HIyY8',
      'UQCc_IQ1i9oiuF_zNmwS73dY_3OGviMaabNr00tuFVDTVILC',
      'UQAis1JassIFzpWogkK9kf3FAMV2eCrvOplelaYUrFf_OPn_',
      'UQBZSQoq989_efyzJqOtLFKOZCBB-oz4Jx2Gc2Yp-XkaWOn8',
    ],
    derivationPath: (index) => `m/44'/607'/${index}'`,
    price: toDecimal('5.00'),
    gasPrice: null,
    hashPrefix: '',
  },
};

export function sandboxNetwork(network: Network): SandboxNetwork {
  return networks[network];
}

/** Lists the addresses that the accounts of a network have. */
export type AddressList = (network: Network, addressType?: AddressType | null) => readonly string[];

/** Lists addresses of a public test phrase, which anybody can spend from. */
export const publicAddresses: AddressList = (network, addressType = null) =>
  (sandboxTypedAccount(network, addressType) ?? networks[network]).addresses;

/** Lists texts in the place of addresses that no network accepts, so that nobody pays them by mistake. */
export const unpayableAddresses: AddressList = (network) =>
  networks[network].addresses.map(
    (_, index) => `SANDBOX-${network}-ADDRESS-${index + 1}-NO-REAL-COINS`,
  );

/** Every fake transfer of a network's native asset costs the same: gas price times limit where there is gas. */
export function sandboxFee(network: Network): Decimal {
  return feeFor(network, getNetwork(network).gas?.transferLimit ?? null);
}

/** Size of every fake transfer of a network with fee rates, in virtual bytes. */
export const sandboxVsize = 100;

/** Returns the fee at a custom rate, in satoshis per virtual byte. */
export function sandboxFeeAt(rate: Decimal): Decimal {
  return toDecimal(feeAtRate(sandboxVsize, parseAmount(rate, 3)), { decimals: 8 });
}

/** Every fake transfer of a token costs three times as much gas; elsewhere the same. */
export function sandboxTokenFee(network: Network): Decimal {
  return feeFor(network, sandboxTokenGas(network));
}

/** Null where there is no gas. */
export function sandboxTokenGas(network: Network): string | null {
  const { gas } = getNetwork(network);
  return gas && `${BigInt(gas.transferLimit) * 3n}`;
}

function feeFor(network: Network, gasLimit: string | null): Decimal {
  const { decimals } = getNetwork(network);
  const { gasPrice } = networks[network];
  if (gasLimit === null || gasPrice === null) return toDecimal(toBaseUnits(1000n), { decimals });
  return toDecimal(toBaseUnits(parseAmount(gasPrice, decimals) * BigInt(gasLimit)), { decimals });
}
