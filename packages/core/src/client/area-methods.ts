import type { Accounts } from './accounts.ts';
import type { Auth } from './auth.ts';
import type { ConfigCalls } from './config.ts';
import type { Contacts } from './contacts.ts';
import type { EmbedCalls } from './embed.ts';
import type { Rates } from './rates.ts';
import type { SandboxCalls } from './sandbox.ts';
import type { Settlements } from './settlements.ts';
import type { Transactions } from './transactions.ts';
import type { User } from './user.ts';
import type { Wallets } from './wallets.ts';

/** Calls of the wallet and auth services, by area. */
export interface ClientAreas {
  readonly config: ConfigCalls;
  readonly auth: Auth;
  readonly user: User;
  readonly wallets: Wallets;
  readonly accounts: Accounts;
  readonly transactions: Transactions;
  readonly contacts: Contacts;
  readonly rates: Rates;
  readonly embed: EmbedCalls;
  readonly sandbox: SandboxCalls;
  readonly settlements: Settlements;
}

/** Names of the methods of each area; the values only keep the names in step with the types. */
export type MethodNames<A> = { readonly [K in keyof A]: Readonly<Record<keyof A[K], true>> };

export const areaMethods: MethodNames<ClientAreas> = {
  config: { get: true },
  wallets: {
    list: true,
    get: true,
    create: true,
    activate: true,
    rename: true,
    remove: true,
    restore: true,
    getStatistics: true,
    getBalanceChart: true,
    export: true,
    exportLabels: true,
    importLabels: true,
    getSettings: true,
    updateSettings: true,
    getSendProtection: true,
    updateSendProtection: true,
    listDevices: true,
    removeDevice: true,
    unlock: true,
    revealSeed: true,
    resetPassword: true,
    changePassword: true,
    getVault: true,
    evaluateVault: true,
    proveVault: true,
  },
  accounts: {
    list: true,
    get: true,
    create: true,
    update: true,
    remove: true,
    restore: true,
    listAvailable: true,
    getDepositAddress: true,
    getPublicKey: true,
    listAddresses: true,
    labelAddress: true,
  },
  transactions: {
    list: true,
    get: true,
    find: true,
    export: true,
    updateNote: true,
    getConfirmations: true,
    listConfirmations: true,
    getFees: true,
    getTokenFees: true,
    estimateFee: true,
    estimateTokenFee: true,
    send: true,
    sendToken: true,
    createIntent: true,
    getIntent: true,
    getPlan: true,
    listRequestAssets: true,
    openRequest: true,
    getReplacement: true,
    replace: true,
    getAcceleration: true,
    accelerate: true,
  },
  contacts: {
    list: true,
    create: true,
    update: true,
    remove: true,
    import: true,
  },
  rates: {
    get: true,
    listCurrencies: true,
    getHistory: true,
    getManifest: true,
    listManifests: true,
    getGas: true,
    getBscGas: true,
  },
  user: {
    get: true,
    update: true,
    remove: true,
    changeEmail: true,
    undoEmailChange: true,
    changePassword: true,
    getPlatform: true,
    updatePlatform: true,
    stepUp: true,
    setUpTwoFactor: true,
    enableTwoFactor: true,
    disableTwoFactor: true,
    renewRecoveryCodes: true,
    listSessions: true,
    endSession: true,
    endOtherSessions: true,
    secure: true,
    listSecurityEvents: true,
    getSecurityScore: true,
    listTokens: true,
    createToken: true,
    revokeToken: true,
    listIdentities: true,
    connectIdentity: true,
    disconnectIdentity: true,
    getNotifications: true,
    updateNotifications: true,
    listExports: true,
    createExport: true,
    downloadExport: true,
  },
  auth: {
    getOptions: true,
    register: true,
    signIn: true,
    signInToDemo: true,
    signInWithGoogle: true,
    signInWithDiscord: true,
    startProviderSignIn: true,
    getAppleUrl: true,
    exchangeToken: true,
    signOut: true,
    verifyEmail: true,
    resendVerification: true,
    requestPasswordReset: true,
    listResetLogins: true,
    completePasswordReset: true,
  },
  embed: { getSettings: true },
  settlements: { list: true, listAccounts: true, listSends: true },
  sandbox: {
    faucet: true,
    mine: true,
    reorg: true,
    replace: true,
    hold: true,
    outage: true,
    getFeeSpike: true,
    setFeeSpike: true,
    getImpostor: true,
    sendDust: true,
    setRate: true,
    advanceClock: true,
    listOutbox: true,
    getTransaction: true,
    getAddress: true,
    getBlock: true,
    listBlocks: true,
  },
};
