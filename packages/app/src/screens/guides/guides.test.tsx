import { listApiKeys } from '@billfold/core/contract';
import type { BusinessRole } from '@billfold/core/payments';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answerBusiness, businessOf } from '../../../test/business-answers.ts';
import { openAsAda, shownPath } from '../../../test/open-site.tsx';

const forDevelopers = ['First payment by API', 'Webhooks', 'Going live'];
const forOwners = ['Collecting', 'Payouts'];

const readable: readonly (readonly [BusinessRole, readonly string[]])[] = [
  ['OWNER', [...forDevelopers, 'Refunds', ...forOwners]],
  ['DEVELOPER', forDevelopers],
  ['SUPPORT', ['Refunds']],
];

async function open(path: string, role: BusinessRole) {
  const asked: string[] = [];
  await openAsAda(path, {
    prepare: (sandbox) => {
      answerBusiness(sandbox, { businesses: [businessOf(7, { status: 'ACTIVE', role })] });
      sandbox.services.on(listApiKeys)(() => {
        asked.push('keys');
        return { data: [] };
      });
    },
  });
  return asked;
}

describe('the guides of a business', () => {
  test.each(readable)('are those whose steps a member may do: %s', async (role, titles) => {
    await open('/payments/guides', role);
    const [first = ''] = titles;
    await screen.findByRole('heading', { name: first, level: 1 });
    const links = within(screen.getByRole('navigation', { name: 'Guides' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
  });

  test('lead to the page of a step, and ask for no keys where there is no code', async () => {
    const asked = await open('/payments/guides/payouts', 'OWNER');
    expect(await screen.findByRole('heading', { name: '1. Choose the asset' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Collecting' }));
    await screen.findByRole('heading', { name: '1. See what waits' });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Open Collect' }));
    expect(shownPath()).toBe('/payments/collect');
    await userEvent.click(await screen.findByRole('link', { name: 'Read the guide' }));
    expect(shownPath()).toBe('/payments/guides/collect');
  });

  test('leave what is for the operator of the server to the end, under its own heading', async () => {
    await open('/payments/guides/going-live', 'DEVELOPER');
    await screen.findByRole('heading', { name: '1. Write down the seed phrase' });
    const part = screen.getByText('If you run the server yourself');
    const first = screen.getByRole('heading', { name: '6. Check the server' });
    expect(part.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const test = screen.getByRole('figure', { name: /^Test on the live server/ });
    expect(test).not.toHaveTextContent('ORDER=');
    expect(screen.getByRole('link', { name: 'Read First payment by API' })).toHaveAttribute(
      'href',
      '/payments/guides/first-payment',
    );
  });

  test('call the commands of a terminal by its name, and those of curl by theirs', async () => {
    await open('/payments/guides/first-payment', 'DEVELOPER');
    const step = await screen.findByRole('figure', { name: /in Shell$/ });
    expect(step).toHaveTextContent('read -rs BILLFOLD_KEY');
    const [request] = screen.getAllByRole('figure', { name: /in curl$/ });
    expect(request).toHaveTextContent(/curl --request POST/);
  });

  test('tell a member whose role does not do the steps', async () => {
    await open('/payments/guides/payouts', 'SUPPORT');
    expect(await screen.findByText('Ask an owner for a role that needs this guide.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
