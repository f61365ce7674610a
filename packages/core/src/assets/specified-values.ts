/**
 * Closed sets of values of the specification (R-ASSET-01), each with the union of its members.
 * @example
 * accountTypes.map((type) => type.toLowerCase()); // ['individual', 'business']
 */
export const accountTypes = ['INDIVIDUAL', 'BUSINESS'] as const;
/** Kind of user who signs up. */
export type AccountType = (typeof accountTypes)[number];

export const productAreas = ['PAYMENTS', 'WALLET'] as const;
export type ProductArea = (typeof productAreas)[number];

export const walletTypes = ['INDIVIDUAL', 'BUSINESS'] as const;
export type WalletType = (typeof walletTypes)[number];

/** The two modes of the product: individual wallet and business payments. */
export const platformTypes = ['wallet', 'payments'] as const;
export type PlatformType = (typeof platformTypes)[number];

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Values of the stored `env`: the group of services that a page calls. */
export const environments = ['local', 'dev', 'stage', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Secret that signs a transaction. */
export const keyTypes = ['ENCRYPTION_KEY', 'SEED_PHRASE'] as const;
export type KeyType = (typeof keyTypes)[number];

/**
 * Fee speeds of the specification.
 * @example
 * feePriorities.map((priority) => ({ value: priority, label: priority }));
 */
export const feePriorities = ['Low', 'Medium', 'High', 'Custom'] as const;
/** Priority of a fee; `Custom` is a rate that the sender types. */
export type FeePriority = (typeof feePriorities)[number];
