import { resetPasswordTexts } from '@billfold/core/i18n';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { useTexts } from '../../context/use-texts.ts';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { NewKeyField } from './new-key-field.tsx';

function Example(): ReactElement {
  useTexts(resetPasswordTexts);
  return <NewKeyField readOnly={false} error={undefined} onEdit={() => undefined} />;
}

describe('NewKeyField', () => {
  it('warns of a password that is allowed and weak, and takes the warning back', async () => {
    const { user } = renderInWallet(<Example />);
    const field = screen.getByLabelText('Cloud encryption password');
    await user.type(field, 'Horse-4');
    expect(screen.queryByText(/easy to guess/)).not.toBeInTheDocument();
    await user.type(field, '2ab');
    expect(screen.getByText(/easy to guess/)).toBeVisible();
    await user.type(field, 'cdef');
    expect(screen.queryByText(/easy to guess/)).not.toBeInTheDocument();
  });
});
