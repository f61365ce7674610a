import { toDecimal } from '@billfold/core';
import { listTransactions } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const sentence =
  'You need to send a small amount of TRX to this address first in order to activate it.';
const of = (network: 'TRX' | 'BTC') => ({
  accounts: [{ network, balance: toDecimal('0') }],
  help: (topic: string) => `/security-tips#${topic}`,
});

describe('an account that a first deposit activates (R-RECV-07, R-RECV-08)', () => {
  it('says so in both steps while nothing has happened on it', async () => {
    const { user, advance, sandbox } = await renderInSandbox(
      <ReceiveDialog defaultOpen />,
      of('TRX'),
    );
    await advance(0);
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute(
      'href',
      '/security-tips#tron-activation',
    );
    const asked = sandbox.services.requests.filter(({ path }) => path.endsWith('/transactions'));
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await advance(0);
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  });

  it('says nothing on other networks, nor asks', async () => {
    const { advance, sandbox } = await renderInSandbox(<ReceiveDialog defaultOpen />, of('BTC'));
    await advance(0);
    expect(screen.queryByText(sentence, { exact: false })).not.toBeInTheDocument();
    const asked = sandbox.services.requests.filter(({ path }) => path.endsWith('/transactions'));
    expect(asked).toEqual([]);
  });

  it('says nothing where it cannot be known', async () => {
    const { advance } = await renderInSandbox(<ReceiveDialog defaultOpen />, {
      ...of('TRX'),
      prepare: ({ services }) => services.fail(listTransactions, { status: 404, body: {} }),
    });
    await advance(0);
    expect(screen.queryByText(sentence, { exact: false })).not.toBeInTheDocument();
    expect(screen.queryByText("We couldn't load your accounts")).not.toBeInTheDocument();
  });
});
