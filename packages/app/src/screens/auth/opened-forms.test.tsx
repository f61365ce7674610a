import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../../test/open-site.tsx';

describe('the first field of sign-in', () => {
  test('has the focus when the page was just opened', async () => {
    await openSite('/auth/sign-in');
    expect(await screen.findByLabelText('Email')).toHaveFocus();
  });

  test('leaves it to the title where one came from another page', async () => {
    await openSite('/auth/sign-up');
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toHaveFocus();
  });
});

describe('sign-in on the way to a payment', () => {
  const link = `https://pay.example.com/pay/pay_${'a'.repeat(25)}b`;
  const isFilledIn = /^Sign in, and your payment is filled in\. New here\?/;

  test('says that the payment waits, and that other wallets pay it too', async () => {
    await openSite(`/wallet/#pay=${encodeURIComponent(link)}`);
    expect(await screen.findByText(isFilledIn)).toBeVisible();
    expect(screen.queryByText('Welcome back.')).toBeNull();
  });

  test.each(['/wallet/', '/wallet/#send', '/wallet/#pay=nothing'])(
    'is not that to %s',
    async (path) => {
      await openSite(path);
      expect(await screen.findByText('Welcome back.')).toBeVisible();
      expect(screen.queryByText(isFilledIn)).toBeNull();
    },
  );
});

describe('what is agreed to at sign-up', () => {
  test.each([
    ['Terms', '/legal/terms'],
    ['Privacy Policy', '/legal/privacy'],
  ])('%s can be read beside the form', async (name, href) => {
    await openSite('/auth/sign-up');
    await screen.findByRole('checkbox', { name: 'I agree to the Terms and Privacy Policy' });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  });
});
