import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SeedPhraseConfirm } from './seed-phrase-confirm.tsx';
import { SeedPhraseGrid } from './seed-phrase-grid.tsx';

// BIP-39, first test vector.
const words = [...Array.from({ length: 11 }, () => 'abandon'), 'about'];
const confirmed = fn();

const meta = { title: 'UI/Seed phrase', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(): ReactElement {
  const [revealed, setRevealed] = useState(false);
  return <SeedPhraseGrid words={words} revealed={revealed} onRevealedChange={setRevealed} />;
}

export const Hidden: Story = {};

export const Revealed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.getAllByText('abandon')).toHaveLength(11);
  },
};

export const Confirm: Story = {
  render: () => (
    <SeedPhraseConfirm words={words} onConfirmed={confirmed} onShowAgain={() => undefined} />
  ),
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getAllByRole('button', { name: 'abandon' })[0];
    if (chip) await userEvent.click(chip);
    await expect(confirmed).not.toHaveBeenCalled();
  },
};

export const NotOnThisPage: Story = {
  parameters: { stage: { provider: { secretEntry: 'frame' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open your wallet to continue')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reveal' })).toBeNull();
  },
};
