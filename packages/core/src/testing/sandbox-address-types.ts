import type { AddressType } from '../contract/address-types.ts';
import type { Network } from '../networks/registry.ts';

/** Addresses and public key of the first account of an address type. */
export interface SandboxTypedAccount {
  /** Receive addresses 0 to 4. */
  readonly addresses: readonly string[];
  readonly publicKey: string;
  /** Checksum of its descriptor (BIP-380). */
  readonly checksum: string;
}

type OtherType = Exclude<AddressType, 'wpkh'>;

/** Accounts of BIP-39's first test phrase by BIP-44, BIP-49 and BIP-86. */
const accounts: Readonly<
  Partial<Record<Network, Readonly<Record<OtherType, SandboxTypedAccount>>>>
> = {
  BTC: {
    pkh: {
      addresses: [
        '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA',
        '1Ak8PffB2meyfYnbXZR9EGfLfFZVpzJvQP',
        '1MNF5RSaabFwcbtJirJwKnDytsXXEsVsNb',
        '1MVGa13XFvvpKGZdX389iU8b3qwtmAyrsJ',
        '1Gka4JdwhLxRwXaC6oLNH4YuEogeeSwqW7',
      ],
      publicKey:
        'xpub6BosfCnifzxcFwrSzQiqu2DBVTshkCXacvNsWGYJVVhhawA7d4R5WSWGFNbi8Aw6ZRc1brxMyWMzG3DSSSSoekkudhUd9yLb6qx39T9nMdj',
      checksum: '34zak0jj',
    },
    'sh-wpkh': {
      addresses: [
        '37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf',
        '3LtMnn87fqUeHBUG414p9CWwnoV6E2pNKS',
        '3B4cvWGR8X6Xs8nvTxVUoMJV77E4f7oaia',
        '38CahkVftQneLonbWtfWxiiaT2fdnzsEAN',
        '37mbeJptxfQC6SNNLJ9a8efCY4BwBh5Kak',
      ],
      publicKey:
        'xpub6C6nQwHaWbSrzs5tZ1q7m5R9cPK9eYpNMFesiXsYrgc1P8bvLLAet9JfHjYXKjToD8cBRswJXXbbFpXgwsswVPAZzKMa1jUp2kVkGVUaJa7',
      checksum: 'j62klm6f',
    },
    tr: {
      addresses: [
        'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
        'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh',
        'bc1p0d0rhyynq0awa9m8cqrcr8f5nxqx3aw29w4ru5u9my3h0sfygnzs9khxz8',
        'bc1py0vryk8aqusz65yzuudypggvswzkcpwtau8q0sjm0stctwup0xlqkkxler',
        'bc1pjpp8nwqvhkx6kdna6vpujdqglvz2304twfd308ve5ppyxpmcjufs7k6xyr',
      ],
      publicKey:
        'xpub6BgBgsespWvERF3LHQu6CnqdvfEvtMcQjYrcRzx53QJjSxarj2afYWcLteoGVky7D3UKDP9QyrLprQ3VCECoY49yfdDEHGCtMMj92pReUsQ',
      checksum: 'fxqmx45h',
    },
  },
  LTC: {
    pkh: {
      addresses: [
        'LUWPbpM43E2p7ZSh8cyTBEkvpHmr3cB8Ez',
        'Ldatw8ZjgMGNUo5HMN6RgCrjmh7q494Si3',
        'LX4YojYdeBk3TtUcryCcgAqYxjicKfK7AD',
        'LgbbqoBcNc8voAvrrk3ZyqCU3Y4H24aauc',
        'LiNDwbwBhX9djY7tb3gWvrXjuWQNerLjnP',
      ],
      publicKey:
        'xpub6BnJJjq783EdyBeQPA9P9ao9DTS3fUqyKG5NJDcrCiwwxEkesGoHN94LZRGE7rz1jgcvmmp8j55BNx573KFq1WBwKiemzkdfNKffKx6Mvku',
      checksum: 'sg0pde69',
    },
    'sh-wpkh': {
      addresses: [
        'M7wtsL7wSHDBJVMWWhtQfTMSYYkyooAAXM',
        'M92zAbFXY2J7NJXdFpJTe3a5PrsyZQhKZK',
        'MJfELhwt9S6Sr9hadHGsnTELZzFUVjMrFc',
        'MCSVJ18GR3uNhrY46j9ocgS9RuSygeGvC5',
        'MTRfjyjqpjpc9YVDWqypV5Vw96uLZcUajY',
      ],
      publicKey:
        'xpub6BimUhwogkaPLu45SjGYfraR1vvNPuU8JJ6hgMxYsxriXmt9LSkfgssKAy9zxQyVepKnd4sHKoktDavq9TAePK9s7Z233qBHLVRnWzLxU2W',
      checksum: '0ws3al2z',
    },
    tr: {
      addresses: [
        'ltc1puht8rk95c53q3u9w3pf9h3jfcutcrl9lxc7rqsdthjrse4k6sn7q9tuqm9',
        'ltc1p4m4d6s554w3lhamw6pt5je23xvzsqxnz58wc24gc8g9n328yc3xsg3antm',
        'ltc1phmldcawq5rnvuzj54k5nkkyyqrzvu0g5xegyu0q4wnejmstg2tfsyvjas8',
        'ltc1pgnctnwezyj2ltukv6pntn2j2d5flhmwmxm2mfdzeh82r0xqkl6rsyra02x',
        'ltc1pf9wl0uhfdtl882ywycws3su5g4g3mtlngt6cx8kmq8paxr6fd2sq9fr3v2',
      ],
      publicKey:
        'xpub6D39rno4TW2oi3tGmu8RUcukFtU7wFnAkdFkYAcSpGZY9yoPNbkRgTbEUYyhkqacm7dyNfc5uK8oQ71M2hTALqqDQeE2JAQn9YDteoW2cQC',
      checksum: 'ax5cdflw',
    },
  },
};

/** Finds the account of an address type other than the usual one. */
export function sandboxTypedAccount(
  network: Network,
  addressType: AddressType | null,
): SandboxTypedAccount | undefined {
  return addressType === null || addressType === 'wpkh'
    ? undefined
    : accounts[network]?.[addressType];
}

/** BIP-43 purposes of the address types. */
export const sandboxPurposes = { pkh: 44, 'sh-wpkh': 49, wpkh: 84, tr: 86 } as const;
