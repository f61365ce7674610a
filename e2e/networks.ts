/** A network as a person meets it. */
export interface TestedNetwork {
  readonly code: 'BTC' | 'ETH';
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

export const networks = [bitcoin, ethereum] as const;
