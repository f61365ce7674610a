/** A network as a person meets it. */
export interface TestedNetwork {
  readonly code: 'BTC' | 'LTC' | 'ETH' | 'BSC' | 'TRX' | 'TON' | 'SOL';
  readonly name: string;
  /** A published address that is not ours, so that funds leave the wallet. */
  readonly stranger: string;
  /** `stranger` with one character wrong. */
  readonly mistyped: string;
  readonly confirmations: number;
  /** Waiting time for these confirmations, as the Receive dialog gives it. */
  readonly waitingTime: string;
  /** Decimals of amounts on the wire. */
  readonly decimals: number;
  readonly fee: 'chosen' | 'set by the network' | 'one for all';
  /** Funds that the send journey begins with and amount that it sends, where not 0.3 and 0.1. */
  readonly funds?: string;
  readonly sent?: string;
}

export const bitcoin: TestedNetwork = {
  code: 'BTC',
  name: 'Bitcoin',
  // An example of the reference page of bech32; no address of a phrase that a test imports.
  stranger: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  mistyped: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdp',
  confirmations: 2,
  waitingTime: '20 minutes',
  decimals: 8,
  fee: 'chosen',
};

export const ethereum: TestedNetwork = {
  code: 'ETH',
  name: 'Ethereum',
  // The first example of EIP-55.
  stranger: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  mistyped: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAEd',
  confirmations: 12,
  waitingTime: '3 minutes',
  decimals: 18,
  fee: 'set by the network',
};

const litecoin: TestedNetwork = {
  code: 'LTC',
  name: 'Litecoin',
  // Litecoin Core, src/test/data/key_io_valid.json.
  stranger: 'ltc1qhdhvrwe6rgqns8fz28tee0hphr5x7ulw5exv4w',
  mistyped: 'ltc1qhdhvswe6rgqns8fz28tee0hphr5x7ulw5exv4w',
  confirmations: 5,
  waitingTime: '13 minutes',
  decimals: 8,
  fee: 'chosen',
};

export const binance: TestedNetwork = {
  code: 'BSC',
  name: 'BNB Smart Chain',
  // The second example of EIP-55.
  stranger: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  mistyped: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5D359',
  confirmations: 15,
  waitingTime: '1 minute',
  decimals: 18,
  fee: 'set by the network',
};

export const tron: TestedNetwork = {
  code: 'TRX',
  name: 'Tron',
  // Of Dune's from_tron_address.
  stranger: 'THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo6',
  mistyped: 'THHRK1bA7YRPZBcLnTP1SZy9ipUpsRwpo7',
  confirmations: 19,
  waitingTime: '1 minute',
  decimals: 6,
  fee: 'one for all',
  // Opening the account of the stranger costs 1.1 TRX.
  funds: '3',
  sent: '1',
};

const ton: TestedNetwork = {
  code: 'TON',
  name: 'TON',
  // TON documentation, smart contract addresses.
  stranger: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
  mistyped: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwB',
  confirmations: 15,
  waitingTime: '1 minute',
  decimals: 9,
  fee: 'one for all',
};

export const solana: TestedNetwork = {
  code: 'SOL',
  name: 'Solana',
  // Solana Cookbook, an address on the curve.
  stranger: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY',
  // Its addresses have no checksum: only a letter that none has shows.
  mistyped: '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzr0',
  confirmations: 15,
  waitingTime: '1 minute',
  decimals: 9,
  fee: 'one for all',
};

/** In the order in which people see them. */
export const networks: readonly TestedNetwork[] = [
  bitcoin,
  litecoin,
  ethereum,
  binance,
  tron,
  solana,
  ton,
];

/** One of each kind of fee: what only a screen can break looks the same on the others. */
const exemplars: readonly TestedNetwork[] = [bitcoin, ethereum, tron];

/** Marks a journey that another network of the same family has too. */
export const tagOf = (network: TestedNetwork): string =>
  network === litecoin || network === binance ? ' @every-network' : '';

/** Marks a journey that an exemplar has too. */
export const tagUnlessExemplar = (network: TestedNetwork): string =>
  exemplars.includes(network) ? '' : ' @every-network';
