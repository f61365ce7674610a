import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { WalletSettingsScreen } from './wallet-settings-screen.tsx';

test.each([
  ['offers', undefined, 1],
  ['does not offer', { support: false }, 0],
])('the privacy tab %s access for support where features are %j', async (_, features, cards) => {
  await renderInSandbox(<WalletSettingsScreen tab="privacy" />, { features });
  await screen.findByRole('switch', { name: 'Spam filter' });
  expect(screen.queryAllByRole('switch', { name: 'Allow support access' })).toHaveLength(cards);
});
