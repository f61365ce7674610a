/** Kinds of outputs to which the addresses of a watched key belong. */
export const watchKinds = ['pkh', 'sh-wpkh', 'wpkh', 'tr'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** Version bytes that begin an extended key, with what they say of it. */
export interface KeyVersion {
  readonly public: number;
  readonly private: number;
  /** SLIP-44 coin types that a bare key with these bytes is used for; 1 is every test chain. */
  readonly coinTypes: readonly number[];
  /** Kind of its outputs; null where wallets write them for every kind. */
  readonly kind: WatchKind | null;
  /** Names a key of several signers. */
  readonly isMultisig?: true;
}

const bitcoin = [0];
const litecoin = [2];
const test = [1];

/**
 * Version bytes of extended keys: xpub, ypub, zpub, Ypub, Zpub, those of test chains, then Ltub and Mtub.
 * Litecoin has none of its own for p2wpkh: its wallets write zpub.
 * @see SLIP-132
 */
export const keyVersions: readonly KeyVersion[] = [
  { public: 0x0488b21e, private: 0x0488ade4, coinTypes: bitcoin, kind: null },
  { public: 0x049d7cb2, private: 0x049d7878, coinTypes: bitcoin, kind: 'sh-wpkh' },
  { public: 0x04b24746, private: 0x04b2430c, coinTypes: [...bitcoin, ...litecoin], kind: 'wpkh' },
  { public: 0x0295b43f, private: 0x0295b005, coinTypes: bitcoin, kind: null, isMultisig: true },
  { public: 0x02aa7ed3, private: 0x02aa7a99, coinTypes: bitcoin, kind: null, isMultisig: true },
  { public: 0x043587cf, private: 0x04358394, coinTypes: test, kind: null },
  { public: 0x044a5262, private: 0x044a4e28, coinTypes: test, kind: 'sh-wpkh' },
  { public: 0x045f1cf6, private: 0x045f18bc, coinTypes: test, kind: 'wpkh' },
  { public: 0x024289ef, private: 0x024285b5, coinTypes: test, kind: null, isMultisig: true },
  { public: 0x02575483, private: 0x02575048, coinTypes: test, kind: null, isMultisig: true },
  { public: 0x019da462, private: 0x019d9cfe, coinTypes: litecoin, kind: null },
  { public: 0x01b26ef6, private: 0x01b26792, coinTypes: litecoin, kind: 'sh-wpkh' },
  { public: 0x0436f6e1, private: 0x0436ef7d, coinTypes: test, kind: null },
];
