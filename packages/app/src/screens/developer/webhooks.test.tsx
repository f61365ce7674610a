import { type BusinessRole, businessRoles } from '@billfold/core/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';
import {
  accepted,
  answerWebhooks,
  deliveryId,
  deliveryOf,
  type WebhookBooks,
  webhookId,
  webhookOf,
  webhookSecret,
} from '../../../test/webhook-answers.ts';

interface Facts extends Partial<Pick<WebhookBooks, 'webhooks' | 'deliveries'>> {
  readonly role?: BusinessRole;
}

async function open(path: string, { role = 'OWNER', ...facts }: Facts = {}) {
  const opened: WebhookBooks[] = [];
  const site = await openAsAda(path, {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      opened.push(answerWebhooks(sandbox, facts));
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return { ...site, books };
}

const logsOf = (number: number): string => `/payments/webhook-logs/${webhookId(number)}`;

describe('the webhooks of a business', () => {
  const settings = '/payments/settings/developer';

  test('a refused URL is told under its field, with all that was typed, and then accepted', async () => {
    const { books } = await open(settings);
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a webhook' }));
    const url = dialog.getByLabelText('URL');
    expect(url).toHaveAccessibleDescription('A public https address, or one on your own machine.');
    expect(dialog.getByText('You get a signing secret next.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: /Chosen events.*from \d+ types/ })).toBeVisible();
    const add = (): Promise<void> =>
      userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await userEvent.type(url, 'shop.example/hooks');
    await add();
    expect(url).toHaveAccessibleDescription('Enter an address that starts with https://');
    await userEvent.clear(url);
    await userEvent.type(url, 'https://10.0.0.1/hooks');
    books.urlFault = 'Use a host name instead of an IP address.';
    await add();
    // A server may refuse addresses of its own machine: only then it says how it takes them.
    const refusal = `${books.urlFault} To use this machine, start Billfold with ALLOW_PRIVATE_WEBHOOKS=true.`;
    await waitFor(() => expect(url).toHaveAccessibleDescription(refusal));
    expect(url).toHaveValue('https://10.0.0.1/hooks');
    books.urlFault = null;
    await userEvent.click(dialog.getByRole('radio', { name: /^Chosen events/ }));
    await add();
    expect(dialog.getByText('Choose at least one type')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^payment\.confirmed/ }));
    await add();
    expect(await screen.findByText(webhookSecret)).toBeVisible();
    expect(books.sent.created).toEqual([
      expect.objectContaining({ livemode: false, events: ['payment.confirmed'] }),
    ]);
  });

  test('each is listed with its health, and leads to its deliveries', async () => {
    await open(settings, {
      webhooks: [
        webhookOf(1),
        webhookOf(2, { failingSince: at }),
        webhookOf(3, { isEnabled: false, disabledReason: 'RECEIVER_GONE' }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Webhooks' });
    const [works, fails, off] = within(list).getAllByRole('listitem');
    expect(works).toHaveTextContent(/On.*100% delivered in 24 hours/);
    expect(fails).toHaveTextContent(/Failing since/);
    expect(off).toHaveTextContent(/Off.*The receiver answered 410 Gone\./);
    await userEvent.click(screen.getByRole('link', { name: 'Deliveries to shop-2.example' }));
    expect(shownPath()).toBe(logsOf(2));
    expect(await screen.findByRole('heading', { name: 'shop-2.example', level: 1 })).toBeVisible();
  });
});

describe('one webhook', () => {
  const webhooks = [webhookOf(1)];

  test('that fails says what its server answered, and when it is tried again', async () => {
    await open(logsOf(1), {
      webhooks: [webhookOf(1, { failingSince: at, nextRetryAt: at })],
      deliveries: [deliveryOf(1)],
    });
    const title = await screen.findByText('Failing: Answered 500 · 120 ms');
    expect(title.parentElement).toHaveTextContent(/Failing since.*Next attempt: 20 Nov 2026/);
    const summary = within(screen.getByRole('region', { name: 'Webhook' }));
    expect(summary.queryByText('Status')).toBeNull();
  });

  test('a test event shows the answer of the receiver when it comes', async () => {
    const { books, sandbox } = await open(logsOf(1), { webhooks });
    await userEvent.click(await screen.findByRole('button', { name: 'Send test event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Test event' }));
    expect(dialog.getByText('Waiting for the answer of shop-1.example')).toBeVisible();
    books.deliveries = books.deliveries.map((each) => ({
      ...each,
      ...{ result: 'SUCCEEDED', attempts: [accepted] },
    }));
    await act(() => sandbox.time.advance(3_000));
    expect(await dialog.findByText('Your server answered 204 in 35 ms')).toBeVisible();
  });

  test('missed events are sent again in one press', async () => {
    const { books } = await open(logsOf(1), {
      webhooks: [webhookOf(1, { missed: { count: 3, since: at } })],
    });
    expect(await screen.findByText("3 events didn't arrive")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send 3 events again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send them again' }));
    expect(await screen.findByText('3 events sent again')).toBeVisible();
    expect(books.sent.replays).toEqual([
      expect.objectContaining({ from: at.toISOString(), onlyFailed: true }),
    ]);
  });

  test('one that is off says why and is turned on again', async () => {
    const { books } = await open(logsOf(1), {
      webhooks: [webhookOf(1, { isEnabled: false, disabledReason: 'NOTHING_ACCEPTED' })],
    });
    expect(await screen.findByText('Nothing was accepted for five days.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('button', { name: 'Send test event' })).toBeVisible();
    expect(books.webhooks[0]?.isEnabled).toBe(true);
  });

  test('its secret is rolled with the chosen overlap', async () => {
    const { books } = await open(logsOf(1), { webhooks });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Roll secret' }));
    await userEvent.click(screen.getByRole('radio', { name: 'In 3 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Roll secret' }));
    expect(await screen.findByText(webhookSecret)).toBeVisible();
    expect(books.sent.overlaps).toEqual([72]);
  });

  test('deleting it leads back to the settings', async () => {
    const { books } = await open(logsOf(1), { webhooks });
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete webhook' }));
    expect(await screen.findByRole('heading', { name: 'Developer', level: 1 })).toBeVisible();
    expect(books.webhooks).toEqual([]);
  });

  test('an unknown one is no broken page', async () => {
    await open(logsOf(9), { webhooks });
    expect(await screen.findByText("This webhook doesn't exist")).toBeVisible();
  });

  test.each(businessRoles)('%s sees it only with the permission', async (role) => {
    await open(logsOf(1), { webhooks, role });
    const shown = ['OWNER', 'ADMIN', 'DEVELOPER'].includes(role)
      ? await screen.findByRole('button', { name: 'Send test event' })
      : await screen.findByText(/^Only owners, admins and developers/);
    expect(shown).toBeVisible();
  });
});

describe('the deliveries to a webhook', () => {
  const facts = {
    webhooks: [webhookOf(1)],
    deliveries: [
      deliveryOf(1),
      deliveryOf(2, { eventType: 'payment.created', result: 'SUCCEEDED', attempts: [accepted] }),
    ],
  };

  test('are filtered by the address of the page', async () => {
    const { books } = await open(`${logsOf(1)}?result=FAILED`, facts);
    const table = await screen.findByRole('table', { name: 'Deliveries' });
    expect(await within(table).findByText('Answered 500 · 120 ms')).toBeVisible();
    expect(within(table).queryByText('payment.created')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Status: Failed' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
    expect(await screen.findByText('payment.created')).toBeVisible();
    expect(shownPath()).toBe(logsOf(1));
    await userEvent.click(screen.getByRole('button', { name: 'Status' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Waiting or retrying' }));
    expect(await screen.findByText('No deliveries match')).toBeVisible();
    expect(books.sent.asked.at(-1)).toMatchObject({ result: 'PENDING', page: 1 });
  });

  test('one that failed and is tried again says so', async () => {
    await open(logsOf(1), {
      ...facts,
      deliveries: [
        deliveryOf(1, { result: 'PENDING' }),
        deliveryOf(2, { result: 'PENDING', attempts: [] }),
      ],
    });
    const table = await screen.findByRole('table', { name: 'Deliveries' });
    expect(await within(table).findAllByText('Retrying')).toHaveLength(1);
    expect(within(table).getAllByText('Waiting')).toHaveLength(1);
  });

  test('one opens with what was sent and answered, and goes back to the filtered list', async () => {
    await open(`${logsOf(1)}?result=FAILED`, facts);
    await userEvent.click(await screen.findByRole('link', { name: /payment\.confirmed/ }));
    expect(shownPath()).toBe(`${logsOf(1)}?result=FAILED&delivery=${deliveryId(1)}`);
    expect(
      await screen.findByRole('heading', { name: 'payment.confirmed', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText('database is down')).toBeVisible();
    const body = screen.getByRole('figure', { name: 'Request body' });
    expect(body.querySelector('code')?.textContent).toBe(
      '{\n  "id": "evt_1",\n  "note": "it\'s"\n}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Request headers' }));
    expect(screen.getByText(/webhook-signature: v1,c2lnbmF0dXJl/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'shop-1.example' }));
    expect(shownPath()).toBe(`${logsOf(1)}?result=FAILED`);
  });

  test('one opens at its top, with the focus on its heading', async () => {
    await open(`${logsOf(1)}?result=FAILED`, facts);
    const link = await screen.findByRole('link', { name: /payment\.confirmed/ });
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await userEvent.click(link);
    const heading = await screen.findByRole('heading', { name: 'payment.confirmed', level: 1 });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  test('sending one again opens the new delivery', async () => {
    await open(`${logsOf(1)}?delivery=${deliveryId(1)}`, facts);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('It will be sent in a moment.')).toBeVisible();
    expect(shownPath()).toBe(`${logsOf(1)}?delivery=${deliveryId(3)}`);
  });
});
