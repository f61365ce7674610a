import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Stepper } from './stepper.tsx';

it('says which step of a flow one is at', () => {
  renderInWallet(<Stepper label="Send" steps={['Recipient', 'Amount', 'Review']} current={1} />);
  expect(screen.getByRole('list', { name: 'Send' })).toBeVisible();
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual(['Amount']);
});

it('marks the steps that are done, unlike the one that one is at', () => {
  renderInWallet(<Stepper label="Send" steps={['Recipient', 'Amount', 'Review']} current={1} />);
  const marked = screen.getAllByRole('listitem').filter((item) => item.querySelector('svg'));
  expect(marked.map((item) => item.textContent)).toEqual(['Recipient']);
});
