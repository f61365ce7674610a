import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';
import { preloadResetCloudPasswordDialog } from '../reset-password/reset-cloud-password-dialog.tsx';
import { readSecret } from './use-sign.ts';

const code = () => screen.getByLabelText('Two-factor code');

describe('the Sign step of a wallet that asks for a two-factor code', () => {
  it('takes the code beside the key, and leaves neither in the page', async () => {
    const { sandbox, user, toSign, sign } = await startSending({}, { twoFactorForSending: true });
    await toSign();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code(), '000 000');
    await sign();
    expect(code()).toHaveAccessibleDescription("That code isn't right.");
    expect(code()).toHaveValue('');
    await user.type(code(), sandbox.signIn.twoFactorCode);
    await sign();
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toBeVisible();
  });

  it('keeps the key while the code is too short', async () => {
    const { sandbox, user, toSign, sign } = await startSending({}, { twoFactorForSending: true });
    await toSign();
    await user.type(code(), '123');
    await sign();
    expect(code()).toHaveAccessibleDescription('Enter 6 digits');
    expect(code()).toHaveFocus();
    expect(screen.getByLabelText('Cloud encryption password')).toHaveValue(
      sandbox.secrets.password,
    );
  });

  it('is not there where no code is asked for', async () => {
    const { toSign } = await startSending();
    await toSign();
    expect(screen.queryByLabelText('Two-factor code')).toBeNull();
  });
});

describe('a secret that is lost (R-SEND-13, R-RPW-05)', () => {
  it('opens the reset of the encryption key above, beside the form, and comes back to Sign', async () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    await preloadResetCloudPasswordDialog();
    const { toSign, press, advance, user } = await startSending();
    await toSign();
    await press('Forgot encryption key?');
    await advance(0);
    const title = 'Reset Cloud Encryption Password';
    const reset = await screen.findByRole('dialog', { name: title });
    expect(reset.closest('form')).toBeNull();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Cloud encryption password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Forgot encryption key?' })).toHaveFocus();
    // React says so where a form stands in a form.
    expect(warn).not.toHaveBeenCalled();
  });

  it('leads to what can be done without a seed phrase, where the host has a page about it', async () => {
    const { toSign } = await startSending({}, { help: (topic) => `/help#${topic}` });
    await toSign(/^Seed phrase/);
    expect(screen.getByRole('link', { name: 'Forgot your seed phrase?' })).toHaveAttribute(
      'href',
      '/help#seed-phrase',
    );
  });

  it('leads nowhere without one', async () => {
    const { toSign } = await startSending();
    await toSign(/^Seed phrase/);
    expect(screen.queryByText('Forgot your seed phrase?')).not.toBeInTheDocument();
  });
});

const words = (count: number): string => Array.from({ length: count }, () => 'abandon').join(' ');

describe('readSecret', () => {
  it('takes a password as it was typed', () => {
    expect(readSecret('ENCRYPTION_KEY', ' Correct Horse ')).toEqual({
      secret: { password: ' Correct Horse ' },
      error: null,
    });
  });

  it('asks for a password that is blank', () => {
    expect(readSecret('ENCRYPTION_KEY', '').error).toBe('common.required');
  });

  it.each([12, 15, 18, 21, 24])('takes a phrase of %i words', (count) => {
    expect(readSecret('SEED_PHRASE', words(count)).secret).toEqual({ seedPhrase: words(count) });
  });

  it('takes a phrase in the form in which phrases are compared', () => {
    expect(readSecret('SEED_PHRASE', `\n  ${words(12).toUpperCase().replace(' ', '\n')} `)).toEqual(
      {
        secret: { seedPhrase: words(12) },
        error: null,
      },
    );
  });

  it('takes a phrase that is numbered and parted by commas', () => {
    const written = Array.from({ length: 12 }, (_, at) => `${at + 1}. Abandon`).join(',\n');
    expect(readSecret('SEED_PHRASE', written).secret).toEqual({ seedPhrase: words(12) });
  });

  it.each([
    ['', 'seedPhrase.problem.count'],
    [words(11), 'seedPhrase.problem.count'],
    [words(25), 'seedPhrase.problem.count'],
    [words(13), 'seedPhrase.problem.count'],
  ])('refuses %j', (text, error) => {
    expect(readSecret('SEED_PHRASE', text)).toEqual({ secret: null, error });
  });
});
