import type { AnyRequest } from '@billfold/core/contract';
import * as contract from '@billfold/core/contract';
import { stranger } from './funded.ts';
import { cloudPassword, newAccount, vectorPhrase } from './people.ts';

const secret = { password: cloudPassword, seedPhrase: null };
const contact = { name: 'Bob', network: 'BTC', address: stranger, memo: null };
const transactionId = '0197aa00-0000-7000-8000-000000000000';
const order = { amount: '0.1', destinationAddress: stranger, sendingMax: false };
const sending = { ...order, ...secret, feeRate: 'Medium', feeRateValue: null, twoFactorCode: null };
const tokenOrder = { ...order, ...secret, gasLimit: null, gasPrice: null, twoFactorCode: null };
const intent = { ...order, tokenId: null, feeRate: 'Medium', feeRateValue: null, memo: null };
const fees = { amount: '0.1', toAddress: '', feeRate: 'Medium' };
const tokenFees = {
  Amount: '0.1',
  AccountId: transactionId,
  ToAddress: '',
  WalletId: transactionId,
  TokenId: 'USDT@ETH',
};
const acceleration = { fee: '0.1', ...secret, twoFactorCode: null };
const replacement = { kind: 'CANCEL', ...acceleration };

/**
 * A request to each call about one wallet that is right but for whose wallet it is, by the name of the
 * call in the contract.
 */
export const walletCalls: Readonly<Record<string, AnyRequest>> = {
  getWallet: {},
  activateWallet: { body: { seedPhrase: vectorPhrase } },
  renameWallet: { body: { name: 'Mine' } },
  getWalletSettings: {},
  updateWalletSettings: { body: { spamFilter: false } },
  resetWalletPassword: { body: { seedPhrase: vectorPhrase, newPassword: 'Other-Password-9' } },
  changeWalletPassword: { body: { password: cloudPassword, newPassword: 'Other-Password-9' } },
  revealSeed: { body: { password: cloudPassword } },
  unlockWallet: { body: { ...secret, trustDevice: true } },
  getSendProtection: {},
  updateSendProtection: { body: { twoFactorForSending: true, twoFactorCode: '123456' } },
  getVault: {},
  evaluateVault: { body: { blinded: 'A'.repeat(43), pepperV: 1 } },
  proveVault: {
    body: {
      evaluationId: transactionId,
      publicKey: 'A'.repeat(44),
      signature: 'A'.repeat(86),
    },
  },
  exportWallet: {},
  deleteWallet: { body: { ...secret, confirmName: 'My wallet' } },
  deleteWalletByPost: { body: { ...secret, confirmName: 'My wallet' } },
  restoreWallet: {},
  listDevices: {},
  deleteDevice: {},
  listContacts: { query: {} },
  listRequestAssets: { body: { link: 'https://pay.example.com/' } },
  openPaymentRequest: { body: { link: 'https://pay.example.com/' } },
  createContact: { body: contact },
  updateContact: { body: contact },
  deleteContact: {},
  importContacts: { body: { csv: 'name,network,address,memo' } },
  listAvailableAccounts: {},
  getStatistics: {},
  listSettlements: {},
  listSettlementAccounts: { query: {} },
  listSettlementSends: { query: {} },
  watchWallet: {},
  createAccount: { body: newAccount('Mine') },
  listAccounts: { query: {} },
  getTransaction: {},
  listTransactions: { query: {} },
  updateNote: { body: { transactionId, note: 'Mine' } },
  exportTransactions: { query: { format: 'csv' } },
  exportLabels: {},
  importLabels: { body: { jsonl: '{}' } },
  getConfirmations: { query: { hash: 'f'.repeat(64), network: 'BTC' } },
  getReplacement: { query: { kind: 'CANCEL' } },
  replaceTransaction: { body: replacement },
  getAcceleration: {},
  accelerateTransaction: { body: acceleration },
  getBalanceChart: { query: { period: '1D', currency: 'USD' } },
};

/** Requests of the calls about one account, by name. */
export const accountCalls: Readonly<Record<string, AnyRequest>> = {
  getAccountPublicKey: {},
  getAccount: {},
  updateAccount: { body: { name: 'Mine' } },
  deleteAccount: {},
  restoreAccount: {},
  getDepositAddress: { query: { createNew: true } },
  listAddresses: { query: {} },
  labelAddress: { body: { label: 'Mine' } },
  createIntent: { body: intent },
  getIntent: {},
  getIntentPlan: { query: { digest: 'a'.repeat(64) } },
  getFees: { query: fees },
  estimateFee: { body: fees },
  getTokenFees: { query: tokenFees },
  estimateTokenFee: { body: tokenFees },
  createTransaction: { body: sending },
  createTokenTransaction: { body: { ...tokenOrder, tokenId: 'USDT@ETH' } },
};

export interface CallPlace {
  readonly walletId: string;
  readonly accountId: string;
}

/** The call of the contract with this name, and its parameters for a place. */
export function findCall(name: string) {
  const found = Object.entries(contract).find(([each]) => each === name)?.[1];
  if (typeof found !== 'object' || !('path' in found)) throw new Error(`no call ${name}`);
  const isOfAccount = found.path.includes('/accounts/{');
  return {
    endpoint: found,
    paramsAt: ({ walletId, accountId }: CallPlace): Record<string, string> => ({
      walletId,
      accountId,
      id: isOfAccount && found.path.endsWith('/addresses/{id}') ? transactionId : walletId,
      contactId: transactionId,
      deviceId: transactionId,
      intentId: transactionId,
      transactionId,
      businessId: '1',
      x: 'BTC',
    }),
  };
}
