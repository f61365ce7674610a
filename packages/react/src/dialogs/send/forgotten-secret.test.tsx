import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preloadResetCloudPasswordDialog } from '../reset-password/reset-cloud-password-dialog.tsx';
import { startSending } from '../../test-support/send-journey.tsx';

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
    expect(screen.getByLabelText('Encryption key')).toBeVisible();
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
