import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { OtpField } from './otp-field.tsx';

const field = () => screen.getByLabelText('Code');

describe('OtpField', () => {
  it('is one input that a phone fills in by itself', () => {
    renderInWallet(<OtpField label="Code" hint="Six digits" />);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAccessibleDescription('Six digits');
  });

  it('takes digits alone, and tells when all are there', async () => {
    const onComplete = vi.fn();
    const onValueChange = vi.fn();
    const { user } = renderInWallet(
      <OtpField label="Code" onComplete={onComplete} onValueChange={onValueChange} />,
    );
    await user.type(field(), '12a 345');
    expect(field()).toHaveValue('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await user.type(field(), '67');
    expect(field()).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledWith('123456');
    expect(onValueChange).toHaveBeenLastCalledWith('123456');
  });

  it('takes a code that is pasted with what stands around its digits', async () => {
    const onComplete = vi.fn();
    const { user } = renderInWallet(<OtpField label="Code" onComplete={onComplete} />);
    await user.click(field());
    await user.paste(' 123 456\n');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('says what is wrong with it', () => {
    renderInWallet(
      <OtpField
        label="Code"
        digits={8}
        error="That code isn't right. Check the app and try again."
        readOnly
      />,
    );
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      "That code isn't right. Check the app and try again.",
    );
    expect(field()).toHaveAttribute('readonly');
    expect(field()).toHaveAttribute('placeholder', '\u2013'.repeat(8));
  });
});
