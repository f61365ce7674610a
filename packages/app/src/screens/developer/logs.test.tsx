import {
  type ApiRequest,
  type AuditEntry,
  businessRoles,
  developerSettings,
  type ListApiRequests,
  type ListAudit,
  listApiKeys,
  listApiRequests,
  listAudit,
} from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { answerBusiness, type BusinessFacts, businessOf } from '../../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';
import { answerWebhooks } from '../../../test/webhook-answers.ts';

const request: ApiRequest = {
  ...{ id: 'req_1', at, livemode: false, keyId: 'key_1', keyName: 'Shop', method: 'POST' },
  ...{ path: '/v1/merchant/payments', status: 422, durationMs: 12, idempotencyKey: 'order-1' },
  ...{ ip: '203.0.113.7', request: '{"orderId":"A-1"}', response: '{"code":"MISMATCH"}' },
};
const entry: AuditEntry = {
  ...{ id: '1', at, actorKind: 'user', actorId: 'u1', actor: 'Grace', ip: null },
  ...{ action: 'member.role-changed', target: 'Bob' },
  changes: [{ field: 'role', before: 'VIEWER', after: null }],
};

async function open(
  path: string,
  facts: BusinessFacts = { businesses: [businessOf(7)] },
  changes: AuditEntry['changes'] = entry.changes,
  entries: readonly AuditEntry[] = [{ ...entry, changes }],
  requests: readonly ApiRequest[] = [request],
) {
  const books = {
    ...{
      requests,
      entries,
      origins: ['https://shop.example'],
      hosts: [] as string[],
      version: 1,
    },
    asked: [] as ListApiRequests[],
    audited: [] as ListAudit[],
  };
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerBusiness(sandbox, facts);
      answerWebhooks(sandbox);
      const { services } = sandbox;
      const settings = () => ({
        data: {
          ...{
            version: books.version,
            allowedOrigins: books.origins,
            allowedRedirectHosts: books.hosts,
          },
          apiVersion: '2026-11-01' as const,
        },
      });
      services.on(listApiKeys)(() => ({ data: [] }));
      services.on(listApiRequests)(({ query }) => {
        books.asked.push(query);
        const data = books.requests.filter(({ status }) =>
          query.outcome === undefined ? true : query.outcome === 'REFUSED' && status >= 400,
        );
        return { data, meta: { page: 1, pageSize: 25, total: data.length } };
      });
      services.on(listAudit)(({ query }) => {
        books.audited.push(query);
        const data = books.entries.filter(({ action }) => action.startsWith(query.action ?? ''));
        return { data, meta: { page: 1, pageSize: 25, total: data.length } };
      });
      services.on(developerSettings.get)(settings);
      services.on(developerSettings.put)(({ body }) => {
        if (body.version !== books.version)
          throw new FakeRefusal(409, { code: 'STALE_VERSION', errors: ['Changed elsewhere.'] });
        books.origins = [...body.allowedOrigins];
        books.hosts = [...body.allowedRedirectHosts];
        books.version += 1;
        return settings();
      });
    },
  });
  return books;
}

test.each(['/payments/requests', '/payments/audit-log'])(
  'a page of %s after the last one leads to the last one',
  async (path) => {
    await open(`${path}?page=9`);
    await waitFor(() => expect(shownPath()).toBe(path));
  },
);

test('a log names the time zone as other pages do', async () => {
  await open('/payments/requests');
  expect(await screen.findByRole('columnheader', { name: 'Time (GMT)' })).toBeVisible();
});

describe('the request log', () => {
  test('opens a request with its bodies, and is filtered by its address', async () => {
    const books = await open('/payments/requests');
    const row = await screen.findByRole('button', { name: 'POST /v1/merchant/payments' });
    await userEvent.click(row);
    const dialog = within(await screen.findByRole('dialog', { name: 'Request' }));
    expect(dialog.getByText('order-1')).toBeVisible();
    expect(dialog.getByRole('figure', { name: 'Response body' })).toHaveTextContent('MISMATCH');
    expect(dialog.getByRole('button', { name: 'Copy idempotency key' })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'View payment' })).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    await userEvent.click(screen.getByRole('button', { name: 'Result' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Succeeded' }));
    expect(await screen.findByText('No requests match')).toBeVisible();
    expect(shownPath()).toBe('/payments/requests?outcome=SUCCEEDED');
    expect(books.asked.at(-1)).toMatchObject({ outcome: 'SUCCEEDED', page: 1 });
  });

  test('says what each request made, or why it was refused, and leads to its payment', async () => {
    const response = '{"data":{"id":"pay_1a2b","orderId":"A-1"}}';
    const made = { ...request, id: 'req_2', status: 201, response };
    await open('/payments/requests', undefined, undefined, undefined, [made, request]);
    const table = await screen.findByRole('table', { name: 'Request log' });
    expect(await within(table).findByText('MISMATCH')).toBeVisible();
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(/Order A-1 · pay_1a2b/);
    const [first] = within(table).getAllByRole('button');
    if (first === undefined) throw new Error('a request is expected');
    await userEvent.click(first);
    expect(await screen.findByRole('link', { name: 'View payment' })).toHaveAttribute(
      'href',
      '/payments/payments/pay_1a2b',
    );
  });

  test.each(businessRoles)('%s sees it only with the permission', async (role) => {
    await open('/payments/requests', { businesses: [businessOf(7, { role })] });
    const shown = ['OWNER', 'ADMIN', 'DEVELOPER'].includes(role)
      ? await screen.findByRole('button', { name: 'POST /v1/merchant/payments' })
      : await screen.findByText(/^Only owners, admins and developers/);
    expect(shown).toBeVisible();
  });
});

describe('the audit log', () => {
  test('tells what changed from what to what, filtered by area', async () => {
    const books = await open('/payments/audit-log?area=member');
    expect(await screen.findByText('Role: Viewer → none')).toBeVisible();
    expect(screen.getByText('Grace')).toBeVisible();
    expect(screen.getByText('Role of a member changed')).toBeVisible();
    expect(books.audited[0]).toMatchObject({ action: 'member' });
  });

  test('an entry shows the name of what was made once, above its fields and its identifier', async () => {
    const entries = [
      {
        ...{ ...entry, action: 'payment-link.created', target: 'lnk_fjstohh45i25k3rzswoq6m4riy' },
        changes: [
          { field: 'title', before: null, after: 'Membership' },
          { field: 'currency', before: null, after: 'EUR' },
        ],
      },
    ];
    await open('/payments/audit-log', { businesses: [businessOf(7)] }, undefined, entries);
    const row = await screen.findByRole('row', { name: /Payment link created/ });
    expect(row).toHaveTextContent(
      /^Payment link createdMembershipCurrency: EURlnk_fj\.\.\.q6m4riyGrace/,
    );
    expect(within(row).getByRole('button', { name: 'Copy ID' })).toBeVisible();
    expect(within(row).getByText(/^:00$|:\d\d:\d\d$/)).toBeVisible();
  });

  test('shows an amount with its asset, and without the zeros at its end', async () => {
    await open('/payments/audit-log', { businesses: [businessOf(7)] }, [
      { field: 'asset', before: null, after: 'USDT@TRX' },
      { field: 'amount', before: null, after: '12.500000' },
    ]);
    expect(await screen.findByText('Amount: 12.5 USDT on Tron')).toBeVisible();
    expect(screen.queryByText(/^Asset/)).toBeNull();
  });

  test('shows a price in its currency, and a new state without the one before', async () => {
    await open('/payments/audit-log', { businesses: [businessOf(7)] }, [
      { field: 'price', before: null, after: '25.00' },
      { field: 'currency', before: null, after: 'EUR' },
      { field: 'isArchived', before: 'false', after: 'true' },
    ]);
    expect(await screen.findByText('Price: €25.00')).toBeVisible();
    expect(screen.getByText('Archived')).toBeVisible();
    expect(screen.queryByText(/^Currency/)).toBeNull();
  });

  test('names changed questions and lists in words, not as they are stored', async () => {
    const size = { name: 'size', label: 'Size', type: 'select', required: true };
    const note = { name: 'note', label: 'Note', type: 'text', required: false, options: [] };
    const before = JSON.stringify([{ ...size, options: ['S', 'L'] }, note]);
    await open('/payments/audit-log', { businesses: [businessOf(7)] }, [
      { field: 'fields', before, after: '[]' },
      { field: 'languages', before: '["en"]', after: '["en","de"]' },
      { field: 'successText', before: null, after: '[thanks' },
    ]);
    for (const text of [
      'Questions at checkout: Size (one of: S, L, required), Note (text) → none',
      'Languages: en → en, de',
      'Text after a payment: [thanks',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  test.each(businessRoles)('%s sees it only with the permission', async (role) => {
    await open('/payments/audit-log', { businesses: [businessOf(7, { role })] });
    const may = role === 'OWNER' || role === 'ADMIN';
    const shown = await screen.findByText(may ? 'Grace' : /^Only owners and admins/);
    expect(shown).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' }) !== null).toBe(may);
  });
});

describe('the allowed origins', () => {
  const path = '/payments/settings/developer';

  test('are saved without what a browser adds, and refuse what is no origin', async () => {
    const books = await open(path);
    const field = await screen.findByRole('textbox', { name: 'Origins' });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(field, '\nhttp://shop.example');
    await save();
    expect(field).toHaveAccessibleDescription(/^Write one https origin per line/);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://Other.example/');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.origins).toEqual(['https://other.example']);
  });

  test('have beside them the hosts that the checkout may return to', async () => {
    const books = await open(path);
    const field = await screen.findByRole('textbox', { name: 'Return hosts' });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(field, 'localhost');
    await save();
    expect(field).toHaveAccessibleDescription(/^Write one host per line/);
    await userEvent.clear(field);
    await userEvent.type(field, 'https://Shop.example/thanks');
    await save();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.hosts).toEqual(['shop.example']);
    expect(books.origins).toEqual(['https://shop.example']);
  });

  test('what was typed is kept when another member saved first', async () => {
    const books = await open(path);
    const field = await screen.findByRole('textbox', { name: 'Origins' });
    books.version = 2;
    await userEvent.type(field, '\nhttps://b.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/changed these settings while you typed$/)).toBeVisible();
    expect(field).toHaveValue('https://shop.example\nhttps://b.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.origins).toEqual(['https://shop.example', 'https://b.example']);
  });
});

describe('the guides inside the product', () => {
  test('carry the origin of this server, and keep the chosen language', async () => {
    await open('/payments/guides/first-payment');
    const step = await screen.findByRole('figure', { name: 'Create a payment in curl' });
    expect(step).toHaveTextContent(`${window.location.origin}/v1/merchant/payments`);
    await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
    const python = screen.getByRole('figure', { name: 'Create a payment in Python' });
    expect(python).toHaveTextContent('urllib.request');
    await userEvent.click(screen.getByRole('link', { name: 'Going live' }));
    expect(await screen.findByText('npm start -- doctor')).toBeVisible();
  });
});
