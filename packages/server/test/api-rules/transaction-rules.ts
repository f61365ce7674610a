import { parseAmount } from '@billfold/core';
import { getFees } from '@billfold/core/contract';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { invalid, missing, type Rule } from './rule.ts';

const stranger = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const transactions = 'GET /api/wallets/{W}/transactions';
const fees = '/api/wallets/{W}/transactions/fees/{A}';
const sending = 'POST /api/wallets/{W}/transactions/accounts/{A}';
const order = {
  amount: '0.1',
  destinationAddress: stranger,
  password: '{PASSWORD}',
  feeRate: 'Medium',
  sendingMax: false,
};

const reviewed = {
  amount: '0.01000000',
  destinationAddress: stranger,
  tokenId: null,
  feeRate: 'Medium',
  feeRateValue: null,
  sendingMax: false,
  memo: null,
};

/** Rules of transactions and fees. */
export const transactionRules: readonly Rule[] = [
  { name: 'takes an asset by its names', call: `${transactions}?Asset=bitcoin`, like: { page: 1 } },
  { name: 'refuses the symbol of a token', call: `${transactions}?Asset=USDT`, ...invalid },
  {
    name: 'refuses an unknown status',
    call: `${transactions}?Status=OPEN`,
    ...invalid,
    like: {
      errors: ['Status must be one of PENDING, CONFIRMING, CONFIRMED, FAILED, DROPPED, REPLACED.'],
    },
  },
  {
    name: 'refuses a date in another form',
    call: `${transactions}?DateFrom=yesterday`,
    ...invalid,
  },
  {
    name: 'takes a plain date and an offset',
    call: `${transactions}?DateFrom=2020-01-01&DateTo=2020-01-02T10:00:00%2B02:00`,
    like: { total: 0, items: [] },
  },
  {
    name: 'refuses too long a page of transactions',
    call: `${transactions}?PageSize=101`,
    ...invalid,
  },
  {
    name: 'lists as many transactions as asked for',
    call: `${transactions}?Page=1000&PageSize=10`,
    like: { items: [], page: 1000, pageSize: 10 },
  },
  {
    name: 'answers 404 for an unknown transaction of a wallet',
    call: `${transactions}/{NOBODY}`,
    ...missing,
  },
  {
    name: 'answers 404 for an unknown transaction',
    call: 'GET /api/transactions/{NOBODY}',
    ...missing,
  },
  {
    name: 'answers 404 for confirmations of an unknown hash',
    call: `${transactions}/confirmations?network=BTC&hash=${'f'.repeat(64)}`,
    ...missing,
  },
  { name: 'estimates a fee', call: `GET ${fees}?amount=0.1&toAddress=${stranger}&feeRate=Medium` },
  {
    name: 'names the size that the fee of each priority pays for',
    call: `GET ${fees}?amount=0.1&toAddress=${stranger}&feeRate=Medium`,
    check: (answer) => {
      const { rates } = z.parse(getFees.response(), answer);
      for (const { satPerVb, vsize, estimatedFee } of Object.values(rates ?? {})) {
        const leastFee = (BigInt(vsize ?? 0) * parseAmount(satPerVb, 3)) / 1_000n;
        expect(vsize).toBeGreaterThan(0);
        expect(parseAmount(estimatedFee, 8)).toBeGreaterThanOrEqual(leastFee);
      }
      expect(rates).not.toBeNull();
    },
  },
  {
    name: 'refuses a fee to an address of another network',
    call: `GET ${fees}?amount=0.1&toAddress=${ethereum}&feeRate=Medium`,
    status: 400,
    code: 'ADDRESS_INVALID',
  },
  {
    name: 'estimates a fee from a body',
    call: `POST ${fees}`,
    body: { amount: '0.1', toAddress: '', feeRate: 'Low' },
  },
  {
    name: 'refuses an unknown priority',
    call: `GET ${fees}?amount=0.1&toAddress=&feeRate=Fast`,
    ...invalid,
    like: { errors: ['feeRate must be one of Low, Medium, High, Custom.'] },
  },
  {
    name: 'refuses an amount with an exponent',
    call: `GET ${fees}?amount=1e5&toAddress=&feeRate=Low`,
    ...invalid,
    like: { errors: ['amount must be an exact decimal in plain digits, such as 0.015.'] },
  },
  {
    name: 'answers 404 for fees of an unknown account',
    call: 'GET /api/wallets/{W}/transactions/fees/{NOBODY}?amount=0.1&toAddress=&feeRate=Low',
    ...missing,
  },
  {
    name: 'refuses a send by a wrong password',
    call: sending,
    key: 'wrong',
    body: { ...order, password: 'Wrong-Password-1' },
    status: 400,
    code: 'WRONG_ENCRYPTION_KEY',
  },
  {
    name: 'refuses a send of more than there is',
    call: sending,
    key: 'much',
    body: { ...order, amount: '20' },
    status: 400,
    code: 'INSUFFICIENT_FUNDS',
  },
  {
    name: 'refuses a fee above a tenth of the amount',
    call: sending,
    key: 'high',
    body: { ...order, amount: '0.00002', feeRate: 'Custom', feeRateValue: '50' },
    status: 409,
    code: 'FEE_HIGH',
    like: { current: { limit: '0.00000200' } },
  },
  {
    name: 'refuses a send to an address of another network',
    call: sending,
    key: 'foreign',
    body: { ...order, destinationAddress: ethereum },
    status: 400,
    code: 'ADDRESS_INVALID',
  },
  {
    name: 'refuses a send without an amount',
    call: sending,
    key: 'none',
    body: { ...order, amount: undefined },
    ...invalid,
    like: { errors: ['amount is required.'] },
  },
  {
    name: 'sends',
    call: sending,
    key: 'once',
    body: order,
    status: 201,
    like: { type: 'SENT', status: 'PENDING', toAddress: stranger },
  },
  {
    name: 'answers a repeated key with the same transaction',
    call: sending,
    key: 'once',
    body: order,
    status: 201,
    like: { type: 'SENT', toAddress: stranger },
  },
  {
    name: 'refuses a key for another request',
    call: sending,
    key: 'once',
    body: { ...order, amount: '0.2' },
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
  },
  {
    name: 'lists what was sent',
    call: `${transactions}?Type=SENT&AccountId={A}&Status=PENDING`,
    like: { total: 1 },
  },
  {
    name: 'creates an intent',
    call: `${sending}/intents`,
    body: reviewed,
    status: 201,
    like: { recipient: stranger, asset: 'BTC', network: 'BTC', networkFee: null },
  },
  {
    name: 'refuses a send of another amount than its intent',
    call: sending,
    key: 'reviewed',
    intent: '{INTENT}',
    body: { ...order, amount: '0.01000001' },
    status: 409,
    code: 'INTENT_MISMATCH',
  },
  {
    name: 'refuses a send at another priority than its intent',
    call: sending,
    key: 'reviewed',
    intent: '{INTENT}',
    body: { ...order, amount: '0.01000000', feeRate: 'High' },
    status: 409,
    code: 'INTENT_MISMATCH',
  },
  {
    name: 'refuses an intent that it does not know',
    call: sending,
    key: 'reviewed',
    intent: `{NOBODY}; digest=${'0'.repeat(64)}`,
    body: { ...order, amount: '0.01000000' },
    status: 409,
    code: 'INTENT_MISMATCH',
  },
  {
    name: 'refuses an intent in another form',
    call: sending,
    key: 'reviewed',
    intent: 'nonsense',
    body: { ...order, amount: '0.01000000' },
    status: 409,
    code: 'INTENT_MISMATCH',
  },
  {
    name: 'sends what its intent states',
    call: sending,
    key: 'reviewed',
    intent: '{INTENT}',
    body: { ...order, amount: '0.01000000' },
    status: 201,
    like: { type: 'SENT', value: '0.01000000' },
  },
  {
    name: 'answers a repeated key with the same transaction, although its intent is used',
    call: sending,
    key: 'reviewed',
    intent: '{INTENT}',
    body: { ...order, amount: '0.01000000' },
    status: 201,
    like: { type: 'SENT', value: '0.01000000' },
  },
  {
    name: 'refuses an intent that was used',
    call: sending,
    key: 'reviewed-again',
    intent: '{INTENT}',
    body: { ...order, amount: '0.01000000' },
    status: 409,
    code: 'INTENT_USED',
  },
  {
    name: 'makes the key of a send that has none, and takes a fee that is accepted',
    call: sending,
    body: {
      ...order,
      amount: '0.00002000',
      feeRate: 'Custom',
      feeRateValue: '50',
      acceptFee: true,
    },
    status: 201,
    like: { type: 'SENT', value: '0.00002000' },
  },
];
