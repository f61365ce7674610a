import { invalid, missing, type Rule } from './rule.ts';

const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const contacts = '/api/wallets/{W}/contacts';
const bob = { name: 'Bob', network: 'BTC', address: stranger };

/** Rules of prices, settings and contacts. */
export const walletRules: readonly Rule[] = [
  { name: 'answers a price', call: 'GET /api/Rates/btc' },
  {
    name: 'answers 404 for the price of an unknown asset',
    call: 'GET /api/Rates/DOGE',
    ...missing,
  },
  {
    name: 'answers the settings of a wallet',
    call: 'GET /api/wallets/{W}/settings',
    like: { supportAccess: false },
  },
  {
    name: 'changes one setting',
    call: 'PUT /api/wallets/{W}/settings',
    body: { supportAccess: true },
    like: { supportAccess: true },
  },
  {
    name: 'refuses a stale version of settings',
    call: 'PUT /api/wallets/{W}/settings',
    body: { version: 99, supportAccess: true },
    status: 409,
    code: 'STALE_VERSION',
  },
  {
    name: 'refuses a setting of another kind',
    call: 'PUT /api/wallets/{W}/settings',
    body: { supportAccess: 'yes' },
    ...invalid,
    like: { errors: ['supportAccess must be true or false.'] },
  },
  {
    name: 'unlocks a wallet',
    call: 'POST /api/wallets/{W}/unlock',
    body: { password: '{PASSWORD}', trustDevice: false },
    like: { unlocked: true, deviceTrustedUntil: null },
  },
  {
    name: 'refuses to unlock by a wrong password',
    call: 'POST /api/wallets/{W}/unlock',
    body: { password: 'Wrong-Password-1', trustDevice: false },
    status: 400,
    code: 'WRONG_ENCRYPTION_KEY',
  },
  {
    name: 'begins with an empty address book',
    call: `GET ${contacts}`,
    like: { items: [], total: 0, page: 1, pageSize: 100 },
  },
  {
    name: 'keeps a contact without a memo',
    call: `POST ${contacts}`,
    body: bob,
    status: 201,
    like: { ...bob, memo: null, lastUsedAt: undefined },
  },
  {
    name: 'keeps no contact twice',
    call: `POST ${contacts}`,
    body: bob,
    status: 409,
    code: 'CONTACT_EXISTS',
  },
  { name: 'removes no unknown contact', call: `DELETE ${contacts}/{NOBODY}`, ...missing },
];
