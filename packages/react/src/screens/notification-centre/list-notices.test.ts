import { toDecimal } from '@billfold/core';
import type { SecurityEvent, Transaction } from '@billfold/core/contract';
import { describe, expect, it } from 'vitest';
import { listNotices } from './list-notices.ts';

const received: Transaction = {
  id: '01890000-0000-7000-8000-000000000001',
  accountId: '00000000-0000-4000-8000-000000000001',
  type: 'RECEIVED',
  status: 'CONFIRMING',
  value: toDecimal('0.015'),
  tokenSymbol: null,
  blockchainNetwork: 'BTC',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  fromAddress: null,
  moreFromAddresses: 0,
  toAddress: null,
  hash: 'aa',
  confirmations: 1,
  requiredConfirmations: 2,
  fee: null,
  networkFee: null,
  blockHeight: null,
  fiatCurrency: 'USD',
  fiatValueAtTime: null,
  rateAtTime: null,
  note: null,
  isSpam: false,
};
const event = (type: string): SecurityEvent => ({
  id: `event-${type}`,
  type,
  at: new Date('2026-11-20T11:00:00Z'),
  ip: null,
  device: null,
});
const choice = (name: 'RECEIVED' | 'CONFIRMED' | 'NEW_DEVICE', inApp: boolean) => ({
  event: name,
  email: true,
  inApp,
});
const list = (sources: Partial<Parameters<typeof listNotices>[0]>) =>
  listNotices({ transactions: [], securityEvents: [], choices: [], ...sources });

describe('listNotices', () => {
  it('tells of each transaction once, by the furthest that it came', () => {
    expect(list({ transactions: [received] })).toMatchObject([{ event: 'RECEIVED' }]);
    const confirmed: Transaction = { ...received, status: 'CONFIRMED' };
    expect(list({ transactions: [confirmed] })).toMatchObject([{ event: 'CONFIRMED' }]);
    expect(list({ transactions: [received] })[0]?.id).not.toBe(
      list({ transactions: [confirmed] })[0]?.id,
    );
    expect(list({ transactions: [{ ...received, type: 'SELF' }] })).toMatchObject([
      { event: 'SENT' },
    ]);
  });

  it('tells of nothing that nobody asked for, and of no ordinary sign-in', () => {
    expect(list({ transactions: [{ ...received, isSpam: true }] })).toEqual([]);
    expect(list({ securityEvents: [event('SIGNED_IN'), event('SIGNED_OUT')] })).toEqual([]);
  });

  it('puts what is new to this version under security too, the newest first', () => {
    const notices = list({
      transactions: [received],
      securityEvents: [event('SIGNED_IN_ON_NEW_DEVICE'), event('SOMETHING_NEW')],
    });
    expect(notices.map((notice) => notice.event)).toEqual([
      'NEW_DEVICE',
      'SECURITY_CHANGED',
      'RECEIVED',
    ]);
  });

  it('keeps to what the person wants to be told of', () => {
    const confirmed: Transaction = { ...received, status: 'CONFIRMED' };
    const choices = [choice('CONFIRMED', false)];
    expect(list({ transactions: [confirmed], choices })).toMatchObject([{ event: 'RECEIVED' }]);
    expect(
      list({ transactions: [confirmed], choices: [...choices, choice('RECEIVED', false)] }),
    ).toEqual([]);
    expect(
      list({
        securityEvents: [event('SIGNED_IN_ON_NEW_DEVICE')],
        choices: [choice('NEW_DEVICE', false)],
      }),
    ).toEqual([]);
  });

  it('keeps the newest twenty', () => {
    const transactions = Array.from({ length: 30 }, (_, at) => ({
      ...received,
      id: `${at}`,
      createdAt: new Date(received.createdAt.getTime() + at),
    }));
    const notices = list({ transactions });
    expect(notices).toHaveLength(20);
    expect(notices[0]?.id).toBe('29 RECEIVED');
  });
});
