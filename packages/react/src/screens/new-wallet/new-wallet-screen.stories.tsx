import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { NewWalletScreen } from './new-wallet-screen.tsx';

const meta = {
  title: 'Screens/New wallet',
  component: NewWalletScreen,
  args: { onCreated: fn() },
} satisfies Meta<typeof NewWalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const name: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Wallet name'), 'Rainy days');
};
const goOn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
};
const password: Play = async (context) => {
  const { canvas, userEvent } = context;
  await name(context);
  await goOn(context);
  const fields = [
    await canvas.findByLabelText('Cloud encryption password'),
    await canvas.findByLabelText('Confirm password'),
  ];
  for (const field of fields) await userEvent.type(field, 'Correct-Horse-42');
  await userEvent.click(await canvas.findByRole('checkbox'));
};

export const Name: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByLabelText('Wallet name'));
  },
};

export const NameMissing: Story = { play: goOn };

export const Unfinished: Story = {
  parameters: stage({ preset: 'unactivated' }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByLabelText('Wallet name'));
  },
};

export const Password: Story = { play: password };

export const SeedPhrase: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await password(context);
    await goOn(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
  },
};

export const ImportPhrase: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /Import/ }));
    await password(context);
    await goOn(context);
    await seen(await canvas.findByLabelText('Word 1'));
  },
};

export const OnAForeignPage: Story = {
  parameters: stage({ provider: { secretEntry: 'frame' } }),
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Open your wallet to continue'));
  },
};
