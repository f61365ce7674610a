import type { MessageKey } from '@billfold/core/i18n';
import { type Snippet, snippets } from './snippets.ts';

export interface GuideStep {
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
  readonly steps: readonly GuideStep[];
}

export const guideIds = ['first-payment', 'webhooks', 'going-live'] as const;
export type GuideId = (typeof guideIds)[number];

const developer = {
  href: '/payments/settings/developer',
  text: 'guides.open.developer',
} as const satisfies GuideStep['page'];

/** Guides in the order in which they are read. Screens and docs/guides are written from them. */
export const guides: Readonly<Record<GuideId, Guide>> = {
  'first-payment': {
    id: 'first-payment',
    title: 'guide.first-payment.title',
    lead: 'guide.first-payment.lead',
    steps: [
      {
        title: 'guide.first-payment.key.title',
        text: 'guide.first-payment.key.text',
        page: developer,
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
    steps: [
      {
        title: 'guide.going-live.server.title',
        text: 'guide.going-live.server.text',
        snippet: snippets.doctor,
      },
      {
        title: 'guide.going-live.backup.title',
        text: 'guide.going-live.backup.text',
        snippet: snippets.backup,
      },
      {
        title: 'guide.going-live.phrase.title',
        text: 'guide.going-live.phrase.text',
        page: { href: '/wallet/settings/security', text: 'guides.open.phrase' },
      },
      {
        title: 'guide.going-live.keys.title',
        text: 'guide.going-live.keys.text',
      },
      {
        title: 'guide.going-live.test.title',
        text: 'guide.going-live.test.text',
        snippet: snippets.simulate,
      },
      { title: 'guide.going-live.events.title', text: 'guide.going-live.events.text' },
      { title: 'guide.going-live.first.title', text: 'guide.going-live.first.text' },
    ],
  },
};
