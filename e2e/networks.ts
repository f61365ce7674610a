/** A network as a person meets it. */
export interface TestedNetwork {
  readonly code: 'BTC' | 'LTC' | 'ETH' | 'BSC';
  readonly name: string;
  /** A published address that is not ours, so that funds leave the wallet. */
  readonly stranger: string;
  /** The same with one character wrong. */
  readonly mistyped: string;
  readonly confirmations: number;
  /** What the Receive dialog says of them. */
  readonly waitingTime: string;
  /** Of amounts on the wire. */
  readonly decimals: number;
  readonly fee: 'chosen' | 'set by the network';
}

export const bitcoin: TestedNetwork = {
  code: 'BTC',
  name: 'Bitcoin',
  // BIP-84's account 0, address 0.
  stranger: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  mistyped: 'bc1qcr9te4kr609gcawutmrza0j4xv80jy8z306fyu',
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

const binance: TestedNetwork = {
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

/** In the order in which people see them. */
export const networks: readonly TestedNetwork[] = [bitcoin, litecoin, ethereum, binance];

/** One of each family: what only the size of the screen can break looks the same on the others. */
export const exemplars: readonly TestedNetwork[] = [bitcoin, ethereum];
