import type { AnyRequest } from '@billfold/core/contract';
import { newKey } from './new-key.ts';
import { pictures } from './pictures.ts';

const signedParts = {
  transactions: [{ intentId: '01890000-0000-7000-8000-0000000000e1', rawTransaction: 'c0ffee' }],
};

/**
 * A request to each call about a business that is right but for whose business it is, by the name of the call
 * in the contract.
 */
export const businessCalls: Readonly<Record<string, AnyRequest>> = {
  setAffiliate: { body: { code: 'corner-shop' } },
  readNotificationsThrough: { body: { through: 'ntf_abcdefghijklmnopqrstuvwxyz' } },
  createApiKey: { body: newKey() },
  updateApiKey: { body: { name: 'Till' } },
  createWebhook: { body: { url: 'https://shop.example/hooks', livemode: false } },
  replayDeliveries: {
    body: { from: '2026-11-01T00:00:00Z', to: '2026-11-22T00:00:00Z', onlyFailed: true },
  },
  updateWebhook: { body: { description: 'Till' } },
  rollWebhookSecret: { body: { overlapHours: 0 } },
  rollApiKey: { body: { overlapHours: 0 } },
  setLogo: { body: { image: pictures.png } },
  createPayment: { body: { price: { amount: '5.00', currency: 'EUR' } } },
  cancelPayment: { body: { reason: null } },
  acceptPayment: { body: { reason: null } },
  reopenPayment: { body: { reason: null } },
  refreshPayment: { body: { reason: null } },
  markPaymentPaid: { body: { reason: 'Cash' } },
  markPaymentInvalid: { body: { reason: 'Stolen' } },
  createReport: {
    body: { type: 'PAYMENTS', from: '2026-11-01', to: '2026-11-30', format: 'CSV' },
  },
  createCustomer: { body: { name: 'Ann' } },
  updateCustomer: { body: { notes: 'Mine' } },
  importCustomers: { body: { csv: 'email\nann@example.com' } },
  mergeCustomers: { body: { customerIds: ['cus_abcdefghijklmnopqrstuvwxyz'] } },
  createLinkInvoice: {
    body: {
      ...{ customer: { email: 'ann@example.com' }, title: 'Rent', currency: 'EUR', price: '5' },
    },
  },
  updateLinkInvoice: { body: { isPaused: true } },
  createLinkSchedule: {
    body: {
      ...{ customer: { email: 'ann@example.com' }, title: 'Rent', currency: 'EUR', price: '5' },
      ...{ frequency: 'MONTHLY', startOn: '2035-01-31' },
    },
  },
  updateLinkSchedule: { body: { isPaused: true } },
  createSaleItem: { body: { name: 'Coffee', price: { amount: '2.75', currency: 'EUR' } } },
  updateSaleItem: { body: { position: 0 } },
  createPaymentLink: { body: { title: 'Donation', currency: 'EUR' } },
  updatePaymentLink: { body: { isActive: false } },
  createRefund: {
    body: {
      ...{
        amount: { kind: 'RECEIVED' },
        networkFeePaidBy: 'MERCHANT',
        reason: null,
        address: null,
      },
    },
  },
  createUnmatchedRefund: {
    body: {
      ...{ amount: { kind: 'RECEIVED' }, networkFeePaidBy: 'MERCHANT' },
      ...{ reason: null, address: null },
    },
  },
  signUnmatchedRefund: { body: { password: 'x', seedPhrase: null } },
  signRefund: { body: { password: 'x', seedPhrase: null } },
  planPayout: { body: { asset: 'ETH', csv: 'address,amount\n' } },
  createPayout: {
    body: { planId: 'pyo_abcdefghijklmnopqrstuvwxyz', password: 'x', seedPhrase: null },
  },
  resumePayout: { body: { password: 'x', seedPhrase: null } },
  signPayout: { body: signedParts },
  planSweep: { body: { asset: 'ETH' } },
  createSweep: {
    body: { planId: 'swp_abcdefghijklmnopqrstuvwxyz', password: 'x', seedPhrase: null },
  },
  resumeSweep: { body: { password: 'x', seedPhrase: null } },
  signSweep: { body: signedParts },
  setPaymentHandled: { body: { isHandled: true } },
  setPaymentNote: { body: { note: 'Mine' } },
  simulatePayment: { body: { amount: '0.1', confirmations: 0, replaceable: false } },
  assignTransfer: { body: { paymentId: 'pay_abcdefghijklmnopqrstuvwxyz' } },
};
