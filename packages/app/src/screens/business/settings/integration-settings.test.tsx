import { listPaymentLinks, type PaymentLink } from '@billfold/core/contract';
import type { BusinessRole } from '@billfold/core/payments';
import { FakeRefusal } from '@billfold/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  answerBusiness,
  type BusinessBooks,
  businessOf,
} from '../../../../test/business-answers.ts';
import { linkOf } from '../../../../test/link-of.ts';
import { openAsAda } from '../../../../test/open-site.tsx';

interface Given {
  readonly role?: BusinessRole;
  readonly links?: readonly PaymentLink[] | 'failing';
}

async function open(tab: string, { role = 'OWNER', links = [] }: Given = {}) {
  const opened: BusinessBooks[] = [];
  await openAsAda(`/payments/settings/${tab}`, {
    prepare: (sandbox) => {
      opened.push(answerBusiness(sandbox, { businesses: [businessOf(7, { role })] }));
      sandbox.services.on(listPaymentLinks)(() => {
        if (links === 'failing') throw new FakeRefusal(500, { code: 'UNKNOWN', errors: [] });
        return { data: links, meta: { page: 1, pageSize: 100, total: links.length } };
      });
    },
  });
  const [books] = opened;
  if (!books) throw new Error('The site was opened without its books.');
  return books;
}

describe('the legal details of a business', () => {
  test('are checked, and saved in the form that the service takes', async () => {
    const books = await open('legal');
    await userEvent.type(await screen.findByLabelText('Legal name'), 'Corner Shop Ltd');
    await userEvent.type(screen.getByLabelText('VAT number'), 'de 123-456 789');
    await userEvent.type(screen.getByLabelText('Terms page'), 'shop.example/terms');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Terms page')).toHaveAccessibleDescription(
      /Write an address that starts/,
    );
    expect(books.legal.version).toBe(0);
    await userEvent.clear(screen.getByLabelText('Terms page'));
    await userEvent.type(screen.getByLabelText('Terms page'), 'https://shop.example/terms{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.legal).toMatchObject({
      ...{ version: 1, legalName: 'Corner Shop Ltd', vatId: 'DE123456789', address: null },
      termsUrl: 'https://shop.example/terms',
    });
  });

  test('keep a VAT number that is none where it was typed', async () => {
    const books = await open('legal');
    await userEvent.type(await screen.findByLabelText('VAT number'), '123{Enter}');
    expect(screen.getByLabelText('VAT number')).toHaveAccessibleDescription(/Write a VAT number/);
    expect(screen.getByLabelText('VAT number')).toHaveValue('123');
    expect(books.legal.version).toBe(0);
  });

  test('are read by an accountant, and by nobody below', async () => {
    await open('legal', { role: 'ACCOUNTANT' });
    expect(await screen.findByText('Legal name')).toBeVisible();
    expect(screen.getByText('Only owners and admins change these details.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('are closed to a viewer', async () => {
    await open('legal', { role: 'VIEWER' });
    await screen.findByText('Only owners, admins and accountants see this page.');
  });
});

describe('the payment button', () => {
  test('opens the chosen link under the text and look that were typed, safe in any page', async () => {
    const link = linkOf({ title: 'Support us', url: 'https://pay.example/pay/link/a?b=1&c="' });
    const books = await open('integrations', { links: [link] });
    const label = await screen.findByLabelText('Button text');
    await userEvent.type(label, 'Pay <now> & "here"');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    const preview = within(screen.getByRole('region', { name: 'Preview' })).getByRole('link');
    expect(preview).toHaveTextContent('Pay <now> & "here"');
    const { textContent: code } = screen.getByRole('figure', { name: 'HTML of the button' });
    const page = new DOMParser().parseFromString(code ?? '', 'text/html');
    const [anchor, ...others] = page.body.querySelectorAll('*');
    expect(others.filter(({ localName }) => localName === 'now')).toEqual([]);
    expect(anchor?.getAttribute('href')).toBe(link.url);
    expect(anchor?.textContent).toBe('Pay <now> & "here"');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.integrations).toMatchObject({
      ...{ buttonLabel: 'Pay <now> & "here"', buttonTheme: 'dark' },
    });
  });

  test('shows the button before it is saved, and its code below', async () => {
    await open('integrations', { links: [linkOf({})] });
    const shown = await screen.findByRole('region', { name: 'Preview' });
    const saves = screen.getByRole('button', { name: 'Save' });
    const code = screen.getByRole('figure', { name: 'HTML of the button' });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(shown.compareDocumentPosition(saves)).toBe(follows);
    expect(saves.compareDocumentPosition(code)).toBe(follows);
  });

  test('opens a link that takes payments, and warns of one that does not', async () => {
    const links = [
      linkOf({ id: 'plink_1', title: 'Last copy', state: 'USED_UP' }),
      linkOf({ id: 'plink_2', title: 'Coffee' }),
    ];
    await open('integrations', { links });
    const field = await screen.findByRole('combobox', { name: 'Payment link' });
    expect(field).toHaveTextContent('Coffee');
    const warning = 'This link takes no payments now. Choose another one.';
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Last copy · Used up' }));
    expect(await screen.findByText(warning)).toBeVisible();
  });

  test('leads to the payment links where there is none yet', async () => {
    await open('integrations');
    const create = await screen.findByRole('link', { name: 'Create a payment link' });
    expect(create).toHaveAttribute('href', '/payments/payment-links');
  });

  test('says so where the links cannot be loaded', async () => {
    await open('integrations', { links: 'failing' });
    expect(await screen.findByText("We couldn't load your payment links")).toBeVisible();
  });
});

test('other ways to connect are rows that open their page', async () => {
  await open('integrations');
  const list = await screen.findByRole('list', { name: 'More ways to connect' });
  const doors = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(doors).toEqual([
    ['Wallet on your page', '/payments/settings/cryptocurrency/embed'],
    ['Order updates', '/payments/guides/webhooks'],
    ['Customers from another system', '/payments/customers'],
  ]);
  expect(within(list).queryByRole('button')).toBeNull();
});

describe('the look of the embedded wallet', () => {
  test('R-EMB-02: is shown at once, warns of what is hard to read, and is saved as variables', async () => {
    const books = await open('cryptocurrency/embed');
    fireEvent.change(await screen.findByLabelText('Text'), { target: { value: '#eeeeee' } });
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/more contrast/);
    fireEvent.change(screen.getByLabelText('Buttons'), { target: { value: '#7c3aed' } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors may add accounts' }));
    const preview = screen.getByRole('region', { name: 'Preview' });
    const drawn = preview.closest('[data-billfold-scheme]');
    await expect.poll(() => drawn?.getAttribute('style')).toContain('#7c3aed');
    // Embedded pages are light too, also before a colour is chosen and whatever the reader prefers.
    expect(drawn).toHaveAttribute('data-billfold-scheme', 'light');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(books.embed).toEqual({
      ...{ version: 1, disableCreateAccountButton: true },
      colors: { text: '#eeeeee', accent: '#7c3aed' },
    });
  });

  test('is named in the code by the key alone, so that a page follows later changes', async () => {
    await open('cryptocurrency/embed');
    fireEvent.change(await screen.findByLabelText('Buttons'), { target: { value: '#7c3aed' } });
    const code = screen.getByRole('figure', { name: 'Code for your page' });
    expect(code).toHaveTextContent('data-publishable-key="YOUR_PUBLISHABLE_KEY"');
    expect(code).not.toHaveTextContent('#7c3aed');
    await userEvent.click(screen.getByRole('tab', { name: 'React' }));
    expect(screen.getByRole('figure', { name: 'Code for your page' })).toHaveTextContent(
      'publishableKey="YOUR_PUBLISHABLE_KEY"',
    );
  });

  test('stands alone on its tab, without the bars of the site', async () => {
    await open('cryptocurrency/embed');
    expect(await screen.findByLabelText('Buttons')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Settlement wallet' })).toBeNull();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  test('is closed to a developer', async () => {
    await open('cryptocurrency/embed', { role: 'DEVELOPER' });
    await screen.findByText('Only owners and admins see and change these settings.');
  });
});
