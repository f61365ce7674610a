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
