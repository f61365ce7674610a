import { stranger } from './ethereum-holder.ts';
import { cloudPassword, device, signInPassword, vectorPhrase } from './people.ts';
import { usdt } from './token-holder.ts';

/** A call as the specification writes it. */
export interface SpecifiedCall {
  /** With {W}, {A}, {T} and {HASH} for the wallet, an account, and a transaction of its own. */
  readonly line: string;
  readonly body?: object;
  readonly status?: number;
  /** Where in the answer the fields stand. */
  readonly at?: string;
  readonly fields?: string;
}
const wallet = 'id name isActivated walletType createdAt accountsCount lastUsedAt';
const account =
  'id name blockchainNetwork derivationPath nativeBalance pendingBalance fiatBalance tokens isArchived isDeleted depositAddressCount activatedOnChain createdAt asOf stale';
const transaction =
  'id value tokenSymbol blockchainNetwork createdAt fromAddress hash confirmations accountId type status toAddress fee networkFee blockHeight fiatCurrency fiatValueAtTime rateAtTime note isSpam';
const manifest =
  'key type digits minimumTransactionAmount requiredConfirmations limitAddressesPerAccountCount priorities';
const settings =
  'version supportAccess currency locale hideBalances hideSmallBalances requireUnlockOnNewDevice accountOrder defaultAccounts spamFilter loadPrices usageStatistics signing hiddenTokens';
const fees =
  'estimatedFee estimatedGasPrice estimatedGasLimit maximumAmount networkFee isApproximate rates expiresAt';
const tokenFees =
  'estimatedFee gasPrice gasLimit nativeSymbol nativeAvailable networkFee expiresAt';
const gas = `fromAddress={S}&toAddress={S}&Data=&Value=0.1`.replaceAll('{S}', stranger);
export const secret = { seedPhrase: vectorPhrase, password: null, twoFactorCode: null };

/** In their order: a later call may stand on an earlier one. */
export const walletCalls: readonly SpecifiedCall[] = [
  { line: 'GET /api/Rates/BTC', fields: 'currentRate' },
  { line: `GET /api/Rates/gas?${gas}`, fields: 'gasPrice gasLimit estimatedFee' },
  { line: `GET /api/Rates/bsc-gas?${gas}`, fields: 'gasPrice gasLimit estimatedFee' },
  { line: 'GET /api/Rates/manifest/ETH', fields: manifest },
  { line: 'GET /api/Rates/manifest/', at: '0', fields: manifest },
  { line: 'GET /api/wallets/{W}/settings', fields: settings },
  { line: 'PUT /api/wallets/{W}/settings', body: { supportAccess: true }, fields: settings },
  {
    line: 'POST /api/wallets/create',
    body: {
      ...{ name: 'Second', password: cloudPassword, wordCount: 12 },
      ...{ seedPhrase: null, walletType: 'INDIVIDUAL' },
    },
    status: 201,
    fields: 'id name isActivated seedPhrase',
  },
  {
    line: 'POST /api/wallets/{W}/activate',
    body: { seedPhrase: vectorPhrase },
    fields: 'id isActivated',
  },
  {
    line: 'GET /api/wallets/{W}/statistics',
    fields:
      'walletId currency totalBalance change24h change24hPercent accountsCount assets asOf stale',
  },
  {
    line: 'GET /api/wallets/{W}/statistics',
    at: 'assets.0',
    fields: 'symbol network balance fiat share price change24hPercent',
  },
  { line: 'GET /api/wallets?IsDeletedFilter=false', fields: 'items total page pageSize' },
  { line: 'GET /api/wallets?IsDeletedFilter=false', at: 'items.0', fields: wallet },
  { line: 'GET /api/wallets/{W}/available-accounts/ETHEREUM', at: '0', fields: account },
  {
    line: 'GET /api/wallets/balance-chart?walletId={W}&period=1D&currency=USD',
    fields: 'points first last min max currency',
  },
  {
    line: 'POST /api/wallets/{W}/accounts',
    body: { name: 'New', cryptoCurrencyType: 'BTC', password: null, seedPhrase: null },
    status: 201,
    fields: account,
  },
  {
    line: 'PUT /api/wallets/{W}/accounts/{A}',
    body: { name: 'Ether', isArchived: false, hiddenTokens: [] },
    fields: account,
  },
  {
    line: 'GET /api/wallets/{W}/accounts?page=1&pageSize=100&cryptoCurrencyType=ETH&isDeleted=false',
    at: 'items.0',
    fields: account,
  },
  {
    line: 'GET /api/wallets/{W}/accounts?page=1&pageSize=100',
    at: 'items.0.tokens.0',
    fields: 'tokenId name symbol balance decimals logo contract isHidden',
  },
  {
    line: 'GET /api/wallets/{W}/accounts/{A}/deposit-address?createNew=false',
    fields: 'id addressValue',
  },
  {
    line: 'GET /api/wallets/{W}/accounts/{A}/addresses?hasBalance=true&isUsed=true',
    at: '0',
    fields: 'id addressValue label isUsed balance createdAt path',
  },
  {
    line: 'POST /api/wallets/{W}/transactions/accounts/{A}',
    body: {
      ...{ amount: '0.1', destinationAddress: stranger, feeRate: 'Medium', feeRateValue: null },
      ...{ gasLimit: '21000', sendingMax: false, ...secret },
    },
    status: 201,
    fields: transaction,
  },
  {
    line: 'POST /api/wallets/{W}/transactions/accounts/{A}/tokens',
    body: {
      ...{ amount: '100', destinationAddress: stranger, gasLimit: null, gasPrice: null },
      ...{ tokenId: usdt.id, sendingMax: false, ...secret },
    },
    status: 201,
    fields: transaction,
  },
  {
    line: 'GET /api/wallets/{W}/transactions/confirmations?hash={HASH}&network=ETH',
    fields: 'hash confirmations required final status',
  },
  {
    line: 'GET /api/wallets/{W}/transactions?CryptoCurrencyType=ETH&Page=1&PageSize=50&DateFrom=2020-01-01T00:00:00Z&DateTo=2099-01-01T00:00:00Z&AccountId={A}',
    at: 'items.0',
    fields: transaction,
  },
  {
    line: 'PUT /api/wallets/{W}/transactions',
    body: { transactionId: '{T}', note: 'Rent' },
    fields: transaction,
  },
  {
    line: `GET /api/wallets/{W}/transactions/fees/{A}?amount=0.1&toAddress=${stranger}&feeRate=Medium`,
    fields: fees,
  },
  {
    line: 'POST /api/wallets/{W}/transactions/fees/{A}',
    body: { amount: '0.1', toAddress: '', feeRate: 'Medium' },
    fields: fees,
  },
  {
    line: `GET /api/wallets/{W}/transactions/token-fees/{A}?Amount=5&AccountId={A}&ToAddress=&WalletId={W}&TokenId=${usdt.id}`,
    fields: tokenFees,
  },
  {
    line: 'POST /api/wallets/{W}/transactions/token-fees/{A}',
    body: { Amount: '5', AccountId: '{A}', ToAddress: '', WalletId: '{W}', TokenId: usdt.id },
    fields: tokenFees,
  },
  {
    line: 'POST /api/wallets/{W}/reset-password',
    body: { seedPhrase: vectorPhrase, newPassword: 'Other-Password-9' },
    status: 204,
  },
  { line: 'DELETE /api/wallets/{W}/accounts/{A}', status: 409, fields: 'message errors code' },
];

/** Email and password of the user whom these calls register. */
export const person = { email: 'bob@example.com', password: signInPassword };
const user =
  'id email name isEmailVerified accountType has2fa hasPassword createdAt locale currency';
const provided = {
  ...{ code: 'code', codeVerifier: 'v'.repeat(43), state: 'state', twoFactorCode: null },
  redirectUri: 'https://wallet.example/auth/sign-in',
};
export const authCalls: readonly SpecifiedCall[] = [
  {
    line: 'POST /v1/auth/register/basic',
    body: {
      ...{ name: 'Bob', accountType: 'INDIVIDUAL', acceptTerms: true, referralCode: null },
      ...{ ...person, device },
    },
    status: 201,
    at: 'data',
    fields: 'accessToken expiresAt user',
  },
  {
    line: 'POST /v1/auth/login/basic',
    body: { ...person, twoFactorCode: null, device },
    at: 'data.user',
    fields: user,
  },
  // What is not set up says so, in the shape of every refusal.
  ...['google', 'discord'].map((name) => ({
    line: `POST /v1/auth/login/${name}`,
    body: provided,
    status: 409,
    fields: 'message errors code requestId fields',
  })),
  { line: 'POST /v1/auth/reset/basic', body: { email: person.email }, status: 202 },
  {
    line: 'POST /v1/auth/reset/basic/complete',
    body: { token: 'x'.repeat(43), password: 'another-quiet-river-42' },
    status: 400,
    fields: 'message errors code',
  },
  { line: 'GET /api/auth/signin-apple', status: 302 },
  { line: 'GET /api/auth/handle-external-login?code=none', status: 302 },
  {
    line: 'POST /v1/user/verifications/email',
    body: { token: 'x'.repeat(43) },
    status: 400,
    fields: 'message errors code',
  },
];
