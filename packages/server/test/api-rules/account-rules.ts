import { invalid, missing, type Rule } from './rule.ts';

const accounts = 'GET /api/wallets/{W}/accounts';

/** Rules of wallets and accounts. */
export const accountRules: readonly Rule[] = [
  {
    name: 'lists wallets in a page',
    call: 'GET /api/wallets?IsDeletedFilter=false',
    like: { page: 1, items: [{ id: '{W}' }] },
  },
  {
    name: 'lists wallets without a filter',
    call: 'GET /api/wallets',
    like: { items: [{ id: '{W}' }] },
  },
  { name: 'reads names of a query in any case', call: 'GET /api/wallets?isdeletedfilter=false' },
  {
    name: 'refuses a filter of another kind',
    call: 'GET /api/wallets?IsDeletedFilter=maybe',
    ...invalid,
    like: { errors: ['IsDeletedFilter must be true or false.'] },
  },
  {
    name: 'refuses an unknown filter',
    call: 'GET /api/wallets?colour=red',
    ...invalid,
    like: { errors: ['colour is not a known field.'] },
  },
  { name: 'answers one wallet', call: 'GET /api/wallets/{W}', like: { id: '{W}' } },
  { name: 'answers 404 for an unknown wallet', call: 'GET /api/wallets/{NOBODY}', ...missing },
  {
    name: 'refuses an id that is none',
    call: 'GET /api/wallets/17',
    ...invalid,
    like: { errors: ['walletId must be an id in the form of a UUID.'] },
  },
  { name: 'answers 404 for an unknown path', call: 'GET /api/no-such-call', ...missing },
  {
    name: 'lists accounts in a page',
    call: accounts,
    like: {
      total: 1,
      page: 1,
      pageSize: 100,
      items: [{ id: '{A}', blockchainNetwork: 'BTC', isArchived: false }],
    },
  },
  {
    name: 'lists accounts of a network',
    call: `${accounts}?cryptoCurrencyType=BTC`,
    like: { total: 1 },
  },
  {
    name: 'answers the public key of an account, and how other wallets read it',
    call: `${accounts}/{A}/public-key`,
    like: { path: "m/84'/0'/0'", isExtended: true },
  },
  {
    name: 'answers 404 for the public key of an unknown account',
    call: `${accounts}/{NOBODY}/public-key`,
    ...missing,
  },
  {
    name: 'lists no account of another network',
    call: `${accounts}?cryptoCurrencyType=SOL`,
    like: { total: 0, items: [] },
  },
  {
    name: 'takes an asset identifier in any case for its network',
    call: `${accounts}?cryptoCurrencyType=bitcoin`,
    like: { total: 1 },
  },
  {
    name: 'takes an empty network for all of them',
    call: `${accounts}?cryptoCurrencyType=`,
    like: { total: 1 },
  },
  {
    name: 'names the networks when one is unknown',
    call: `${accounts}?cryptoCurrencyType=DOGE`,
    ...invalid,
    like: {
      errors: [
        'cryptoCurrencyType must be one of BTC, LTC, ETH, BSC, TRX, SOL, TON, the symbol of an asset, or an asset identifier such as ETH_TETHER.',
      ],
    },
  },
  {
    name: 'pages accounts',
    call: `${accounts}?page=2&pageSize=1`,
    like: { page: 2, pageSize: 1, total: 1, items: [] },
  },
  { name: 'refuses a page of nothing', call: `${accounts}?pageSize=0`, ...invalid },
  {
    name: 'refuses a page that is too large',
    call: `${accounts}?pageSize=101`,
    ...invalid,
    like: { errors: ['pageSize must be a whole number from 1 to 100.'] },
  },
  {
    name: 'finds accounts by a part of their name',
    call: `${accounts}?search=ITCO`,
    like: { total: 1 },
  },
  { name: 'finds no account by another name', call: `${accounts}?search=zzz`, like: { total: 0 } },
  { name: 'lists no deleted account', call: `${accounts}?isDeleted=true`, like: { total: 0 } },
  { name: 'lists no archived account', call: `${accounts}?isArchived=true`, like: { total: 0 } },
  { name: 'answers one account', call: 'GET /api/wallets/{W}/accounts/{A}', like: { id: '{A}' } },
  {
    name: 'answers 404 for an unknown account',
    call: 'GET /api/wallets/{W}/accounts/{NOBODY}',
    ...missing,
  },
  {
    name: 'opens no account without a name',
    call: 'POST /api/wallets/{W}/accounts',
    body: { name: ' ', cryptoCurrencyType: 'BTC' },
    ...invalid,
    like: { errors: ['name must not be empty.'] },
  },
  {
    name: 'answers the deposit address',
    call: 'GET /api/wallets/{W}/accounts/{A}/deposit-address',
  },
  {
    name: 'answers 404 for an address of an unknown account',
    call: 'GET /api/wallets/{W}/accounts/{NOBODY}/deposit-address',
    ...missing,
  },
  { name: 'lists addresses of an account', call: 'GET /api/wallets/{W}/accounts/{A}/addresses' },
];
