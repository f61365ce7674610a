import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stage } from '../test-support/story-stage.tsx';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import { useAccountPublicKey } from './use-account-public-key.ts';
import { useAccounts } from './use-accounts.ts';

function KeyButton() {
  const [account] = useAccounts().data ?? [];
  const { data } = useAccountPublicKey(account?.id ?? null);
  return data ? <CopyButton text={data.publicKey} label={`Copy key of ${data.path}`} /> : null;
}

const meta = {
  title: 'Hooks/useAccountPublicKey',
  component: KeyButton,
  parameters: stage({}),
} satisfies Meta<typeof KeyButton>;
export default meta;

export const OfTheFirstAccount: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Copy key of m/ })).toBeVisible();
  },
};
