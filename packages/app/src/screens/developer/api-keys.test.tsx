import {
  type ApiKey,
  type BusinessRole,
  businessRoles,
  type CreateApiKey,
  createApiKey,
  developerSettings,
  listApiKeys,
  revokeApiKey,
  rollApiKey,
  stepUp,
  updateApiKey,
} from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { at } from '../../../test/account-answers.ts';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { type OpenSite, openAsAda } from '../../../test/open-site.tsx';
import { answerWebhooks } from '../../../test/webhook-answers.ts';

const secret = 'bf_test_sk_made0000000000000000000000000000000000000000000';

const keyOf = (number: number, facts: Partial<ApiKey> = {}): ApiKey => ({
  ...{ id: `key_${String(number).padStart(26, '0')}`, name: `Shop ${number}`, kind: 'SECRET' },
  ...{ livemode: false, masked: 'bf_test_sk_4fGh...x7Qa', scopes: ['payments:read'] },
  ...{ allowedIps: [], allowedOrigins: [], createdBy: 'Ada', createdAt: at },
  ...{ lastUsedAt: null, expiresAt: null, replacedBy: null },
  ...facts,
});

interface Books {
  keys: ApiKey[];
  readonly created: CreateApiKey[];
  readonly idempotencyKeys: (string | null)[];
  readonly overlaps: number[];
  isStepUp: boolean;
  refuses: boolean;
}

interface OpenOptions {
  readonly role?: BusinessRole;
  readonly refuses?: boolean;
}

async function open(
  keys: readonly ApiKey[],
  { role = 'OWNER', refuses = false }: OpenOptions = {},
) {
  const books: Books = {
    ...{ keys: [...keys], created: [], idempotencyKeys: [], overlaps: [], isStepUp: true, refuses },
  };
  const site = await openAsAda('/payments/settings/developer', {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { role })] });
      answerWebhooks(sandbox);
      const { services } = sandbox;
      services.on(developerSettings.get)(() => ({
        data: {
          ...{ version: 1, allowedOrigins: [], allowedRedirectHosts: [] },
          apiVersion: '2026-11-01',
        },
      }));
      services.on(listApiKeys)(() => {
        if (books.refuses) throw new FakeRefusal(400, { errors: ['Not now.'] });
        return { data: books.keys };
      });
      services.on(stepUp)(() => {
        books.isStepUp = true;
        return null;
      });
      services.on(createApiKey)(({ body, idempotencyKey }) => {
        books.idempotencyKeys.push(idempotencyKey);
        if (!books.isStepUp)
          throw new FakeRefusal(403, {
            code: 'STEP_UP_REQUIRED',
            fields: { password: ['Missing'] },
          });
        books.created.push(body);
        const { name, kind, scopes, allowedIps, allowedOrigins } = body;
        const limits = { scopes, allowedIps, allowedOrigins };
        const made = keyOf(books.keys.length + 1, { name, kind, ...limits });
        books.keys.push(made);
        return { data: { ...made, secret } };
      });
      services.on(updateApiKey)(({ params: { id }, body }) => {
        books.keys = books.keys.map((each) => (each.id === id ? { ...each, ...body } : each));
        return { data: books.keys.find((each) => each.id === id) ?? keyOf(1) };
      });
      services.on(rollApiKey)(({ params: { id }, body }) => {
        books.overlaps.push(body.overlapHours);
        const made = keyOf(9, { name: 'Shop 1' });
        books.keys = [made, ...books.keys.filter((each) => each.id !== id)];
        return { data: { ...made, secret } };
      });
      services.on(revokeApiKey)(({ params: { id } }) => {
        books.keys = books.keys.filter((each) => each.id !== id);
        return null;
      });
    },
  });
  await screen.findByRole('heading', { name: 'Developer', level: 1 });
  return { ...site, books };
}

const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

const storeAndClose = async ({ sandbox }: Pick<OpenSite, 'sandbox'>) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I stored it in a safe place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await act(() => sandbox.time.advance(80));
  expect(screen.queryByText(secret)).toBeNull();
};

describe('API keys of a business', () => {
  test('an empty list leads to a first key', async () => {
    const { books } = await open([]);
    expect(await screen.findByText('No API keys yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    const dialog = screen.getByRole('dialog', { name: 'Create an API key' });
    await userEvent.type(within(dialog).getByLabelText('Name'), ' Web shop ');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Manage webhooks/ }));
    await userEvent.type(within(dialog).getByLabelText(/^Allowed IP/), '203.0.113.7');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(secret)).toBeVisible();
    expect(books.created).toEqual([
      expect.objectContaining({
        ...{ name: 'Web shop', kind: 'SECRET', livemode: false, expiresAt: null },
        ...{ scopes: ['payments:read', 'payments:write'], allowedIps: ['203.0.113.7'] },
      }),
    ]);
  });

  test('a secret is shown until its reader says that it is stored, and never again', async () => {
    const site = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Shop{Enter}');
    await screen.findByText(secret);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText(secret)).toBeVisible();
    expect(screen.getAllByText('Confirm that you stored it').length).toBeGreaterThan(0);
    await storeAndClose(site);
    const list = await screen.findByRole('list', { name: 'API keys' });
    expect(within(list).getByText('bf_test_sk_4fGh...x7Qa')).toBeVisible();
  });

  test('what is wrong is told under its field, and nothing typed is lost', async () => {
    const { books } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    for (const name of [/^Read payments/, /^Create payments/, /^Manage webhooks/])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    const addresses = screen.getByLabelText(/^Allowed IP/);
    await userEvent.type(addresses, 'shop.example');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Use 1 to 60 characters');
    expect(screen.getByText('Choose at least one')).toBeVisible();
    expect(addresses).toHaveAccessibleDescription(/^Write one per line/);
    expect(addresses).toHaveValue('shop.example');
    expect(books.created).toEqual([]);
  });

  test('a key for pages has origins in place of scopes and addresses', async () => {
    const { books } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Shop pages');
    await userEvent.click(screen.getByRole('radio', { name: /^On your pages/ }));
    expect(screen.queryByRole('checkbox', { name: /^Read payments/ })).toBeNull();
    expect(screen.queryByLabelText(/^Allowed IP/)).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    const create = () => userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    const origins = screen.getByLabelText('Origins of your pages');
    await create();
    expect(origins).toHaveAccessibleDescription(/Add at least one origin/);
    await userEvent.type(origins, 'https://shop.example/cart');
    await create();
    expect(origins).toHaveAccessibleDescription(/one origin per line/);
    await userEvent.clear(origins);
    await userEvent.type(origins, 'https://shop.example/{Enter}http://localhost:5173');
    await create();
    expect(await screen.findByText('Publishable key Shop pages')).toBeVisible();
    expect(books.created).toMatchObject([
      {
        ...{ name: 'Shop pages', kind: 'PUBLISHABLE', scopes: [], allowedIps: [] },
        allowedOrigins: ['https://shop.example', 'http://localhost:5173'],
      },
    ]);
  });

  test('the origins of a key for pages can be changed', async () => {
    const key = keyOf(1, {
      kind: 'PUBLISHABLE',
      scopes: [],
      allowedOrigins: ['https://a.example'],
    });
    const { books } = await open([key]);
    await choose('Shop 1', 'Edit');
    const origins = screen.getByLabelText('Origins of your pages');
    expect(origins).toHaveValue('https://a.example');
    await userEvent.type(origins, '{Enter}https://b.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save key' }));
    expect(await screen.findByText('Key saved')).toBeVisible();
    expect(books.keys[0]?.allowedOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  test('a key that needs proof of identity is created once, after the password', async () => {
    const { books } = await open([]);
    books.isStepUp = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Shop{Enter}');
    await userEvent.type(await screen.findByLabelText('Password'), 'secret password{Enter}');
    expect(await screen.findByText(secret)).toBeVisible();
    expect(books.created).toHaveLength(1);
    const [first, second] = books.idempotencyKeys;
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  test('rolling shows the new secret though the old key has left the list', async () => {
    const site = await open([keyOf(1)]);
    await choose('Shop 1', 'Roll key');
    await userEvent.click(screen.getByRole('radio', { name: 'Now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Roll key' }));
    expect(await screen.findByText(secret)).toBeVisible();
    expect(site.books.overlaps).toEqual([0]);
    await storeAndClose(site);
    expect(screen.getByText('Shop 1')).toBeVisible();
  });

  test('a replaced key cannot be rolled again, and an expired one says so', async () => {
    await open([keyOf(1, { replacedBy: 'key_2' }), keyOf(2, { expiresAt: new Date(0) })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Shop 1' }));
    expect(screen.queryByRole('menuitem', { name: 'Roll key' })).toBeNull();
    expect(screen.getByText('Replaced')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
  });

  test('revoking says what stops first', async () => {
    const { books } = await open([keyOf(1), keyOf(2)]);
    await choose('Shop 1', 'Revoke');
    const effects = screen.getByRole('list', { name: 'What happens' });
    expect(effects).toHaveTextContent('Calls with this key are refused immediately.');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('Shop 1 was revoked')).toBeVisible();
    expect(books.keys.map(({ name }) => name)).toEqual(['Shop 2']);
  });

  test('a changed name keeps scopes that the form does not offer', async () => {
    const { books } = await open([keyOf(1, { scopes: ['payments:read', 'reports:read'] })]);
    await choose('Shop 1', 'Edit');
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Till{Enter}');
    expect(await screen.findByText('Key saved')).toBeVisible();
    expect(books.keys[0]).toMatchObject({
      name: 'Till',
      scopes: ['payments:read', 'reports:read'],
    });
  });

  test('a failed load says so, and Retry loads again', async () => {
    const { books } = await open([keyOf(1)], { refuses: true });
    expect(await screen.findByText("We couldn't load the API keys")).toBeVisible();
    books.refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Shop 1')).toBeVisible();
  });

  test.each(businessRoles)('%s sees the keys only with the permission', async (role) => {
    await open([keyOf(1)], { role });
    const may = ['OWNER', 'ADMIN', 'DEVELOPER'].includes(role);
    const shown = may
      ? await screen.findByText('Shop 1')
      : await screen.findByText(/^Only owners, admins and developers/);
    expect(shown).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create key' }) !== null).toBe(may);
    const tree = screen.getByRole('navigation', { name: 'Business settings' });
    expect(within(tree).queryByRole('link', { name: 'Developer' }) !== null).toBe(may);
  });
});
