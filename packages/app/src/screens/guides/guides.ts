import type { MessageKey } from '@billfold/core/i18n';
import type { BusinessPermission } from '@billfold/core/payments';
import { type Snippet, snippets } from './snippets.ts';

export interface GuideStep {
  /** Heading of the steps that begin with this one, which are for other readers than those before. */
  readonly part?: MessageKey;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Page on which the step is done. */
  readonly page?: { readonly href: string; readonly text: MessageKey };
  readonly snippet?: Snippet;
}

export interface Guide {
  readonly id: GuideId;
  readonly title: MessageKey;
  readonly lead: MessageKey;
  /** Permission without which its steps cannot be done, and the text for members who lack it. */
  readonly needs: BusinessPermission;
  readonly forbidden: MessageKey;
  /** Page that the guide belongs to. */
  readonly back: { readonly href: string; readonly text: MessageKey };
  readonly steps: readonly GuideStep[];
}

export const guideIds = [
  'first-payment',
  'webhooks',
  'going-live',
  'refunds',
  'collect',
  'payouts',
] as const;
export type GuideId = (typeof guideIds)[number];

const developer = {
  href: '/payments/settings/developer',
  text: 'guides.open.developer',
} as const satisfies GuideStep['page'];

const forDevelopers = {
  needs: 'manage-developer',
  forbidden: 'developer.forbidden',
  back: { href: '/payments/settings/developer', text: 'developer.title' },
} as const satisfies Partial<Guide>;

/** Guides in the order in which they are read. Screens and docs/guides are written from them. */
export const guides: Readonly<Record<GuideId, Guide>> = {
  'first-payment': {
    id: 'first-payment',
    title: 'guide.first-payment.title',
    lead: 'guide.first-payment.lead',
    ...forDevelopers,
    steps: [
      {
        title: 'guide.first-payment.key.title',
        text: 'guide.first-payment.key.text',
        page: developer,
        snippet: snippets.storeKey,
      },
      {
        title: 'guide.first-payment.create.title',
        text: 'guide.first-payment.create.text',
        snippet: snippets.createPayment,
      },
      { title: 'guide.first-payment.send.title', text: 'guide.first-payment.send.text' },
      {
        title: 'guide.first-payment.simulate.title',
        text: 'guide.first-payment.simulate.text',
        page: { href: '/payments/payments', text: 'guides.open.payments' },
        snippet: snippets.simulate,
      },
      {
        title: 'guide.first-payment.ship.title',
        text: 'guide.first-payment.ship.text',
        page: { href: '/payments/guides/webhooks', text: 'guides.open.webhooks' },
      },
    ],
  },
  webhooks: {
    id: 'webhooks',
    title: 'guide.webhooks.title',
    lead: 'guide.webhooks.lead',
    ...forDevelopers,
    steps: [
      {
        title: 'guide.webhooks.add.title',
        text: 'guide.webhooks.add.text',
        page: developer,
        snippet: snippets.addWebhook,
      },
      {
        title: 'guide.webhooks.verify.title',
        text: 'guide.webhooks.verify.text',
        snippet: snippets.verify,
      },
      { title: 'guide.webhooks.answer.title', text: 'guide.webhooks.answer.text' },
      { title: 'guide.webhooks.once.title', text: 'guide.webhooks.once.text' },
      {
        title: 'guide.webhooks.missed.title',
        text: 'guide.webhooks.missed.text',
        snippet: snippets.listEvents,
      },
    ],
  },
  'going-live': {
    id: 'going-live',
    title: 'guide.going-live.title',
    lead: 'guide.going-live.lead',
    ...forDevelopers,
    steps: [
      {
        title: 'guide.going-live.phrase.title',
        text: 'guide.going-live.phrase.text',
        page: { href: '/wallet/settings/security', text: 'guides.open.phrase' },
      },
      {
        title: 'guide.going-live.keys.title',
        text: 'guide.going-live.keys.text',
        page: developer,
      },
      {
        title: 'guide.going-live.test.title',
        text: 'guide.going-live.test.text',
        page: { href: '/payments/guides/first-payment', text: 'guides.open.firstPayment' },
        snippet: snippets.simulateFound,
      },
      {
        title: 'guide.going-live.events.title',
        text: 'guide.going-live.events.text',
        page: { href: '/payments/guides/webhooks', text: 'guides.open.webhooks' },
      },
      {
        title: 'guide.going-live.first.title',
        text: 'guide.going-live.first.text',
        page: { href: '/payments/payments', text: 'guides.open.payments' },
      },
      {
        part: 'guide.going-live.operator',
        title: 'guide.going-live.server.title',
        text: 'guide.going-live.server.text',
        snippet: snippets.doctor,
      },
      {
        title: 'guide.going-live.backup.title',
        text: 'guide.going-live.backup.text',
        snippet: snippets.backup,
      },
    ],
  },
  refunds: {
    id: 'refunds',
    title: 'guide.refunds.title',
    lead: 'guide.refunds.lead',
    ...{ needs: 'propose-refunds', forbidden: 'guides.forbidden' },
    back: { href: '/payments/payments', text: 'payments.section.payments' },
    steps: [
      {
        title: 'guide.refunds.open.title',
        text: 'guide.refunds.open.text',
        page: { href: '/payments/payments', text: 'guides.open.payments' },
      },
      {
        title: 'guide.refunds.amount.title',
        text: 'guide.refunds.amount.text',
      },
      {
        title: 'guide.refunds.place.title',
        text: 'guide.refunds.place.text',
      },
      {
        title: 'guide.refunds.create.title',
        text: 'guide.refunds.create.text',
      },
      {
        title: 'guide.refunds.sign.title',
        text: 'guide.refunds.sign.text',
      },
      {
        title: 'guide.refunds.own.title',
        text: 'guide.refunds.own.text',
      },
      {
        title: 'guide.refunds.follow.title',
        text: 'guide.refunds.follow.text',
      },
    ],
  },
  collect: {
    id: 'collect',
    title: 'guide.collect.title',
    lead: 'guide.collect.lead',
    ...{ needs: 'sign-funds', forbidden: 'guides.forbidden' },
    back: { href: '/payments/collect', text: 'payments.section.collect' },
    steps: [
      {
        title: 'guide.collect.open.title',
        text: 'guide.collect.open.text',
        page: { href: '/payments/collect', text: 'guides.open.collect' },
      },
      {
        title: 'guide.collect.fees.title',
        text: 'guide.collect.fees.text',
      },
      {
        title: 'guide.collect.plan.title',
        text: 'guide.collect.plan.text',
      },
      {
        title: 'guide.collect.sign.title',
        text: 'guide.collect.sign.text',
      },
      {
        title: 'guide.collect.follow.title',
        text: 'guide.collect.follow.text',
      },
    ],
  },
  payouts: {
    id: 'payouts',
    title: 'guide.payouts.title',
    lead: 'guide.payouts.lead',
    ...{ needs: 'sign-funds', forbidden: 'guides.forbidden' },
    back: { href: '/payments/payouts', text: 'payments.section.payouts' },
    steps: [
      {
        title: 'guide.payouts.asset.title',
        text: 'guide.payouts.asset.text',
        page: { href: '/payments/payouts', text: 'guides.open.payouts' },
      },
      {
        title: 'guide.payouts.rows.title',
        text: 'guide.payouts.rows.text',
      },
      {
        title: 'guide.payouts.review.title',
        text: 'guide.payouts.review.text',
      },
      {
        title: 'guide.payouts.check.title',
        text: 'guide.payouts.check.text',
      },
      {
        title: 'guide.payouts.sign.title',
        text: 'guide.payouts.sign.text',
      },
      {
        title: 'guide.payouts.follow.title',
        text: 'guide.payouts.follow.text',
      },
    ],
  },
};
