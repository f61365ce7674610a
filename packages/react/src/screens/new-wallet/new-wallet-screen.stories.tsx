import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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
  const field = await canvas.findByLabelText('Wallet name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Rainy days');
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

export const NameMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(await canvas.findByLabelText('Wallet name'));
    await goOn(context);
  },
};

export const Advanced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Advanced'));
    await userEvent.click(await canvas.findByRole('radio', { name: '24 words' }));
  },
};

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

const check: Play = async (context) => {
  const { canvas, userEvent } = context;
  await password(context);
  await goOn(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
  const phrase = await canvas.findByRole('list', { name: 'Seed phrase' });
  const shown = within(phrase).getAllByRole('listitem');
  const words = shown.map((item) => /[a-z]+$/.exec(item.textContent ?? '')?.[0] ?? '');
  await userEvent.click(await canvas.findByRole('button', { name: "I've written it down" }));
  for (let asked = 0; asked < 3; asked += 1) {
    const question = await canvas.findByText(/^Choose word/);
    const word = words[Number(/\d+/.exec(question.textContent ?? '')?.[0]) - 1] ?? '';
    const chips = canvas.getAllByRole('button', { name: word });
    const open = chips.find((chip) => chip.getAttribute('aria-disabled') !== 'true');
    if (open) await userEvent.click(open);
  }
};

export const Done: Story = {
  play: async (context) => {
    await check(context);
    await seen(await context.canvas.findByRole('heading', { name: 'Rainy days is ready' }));
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
    await expect(await canvas.findByTitle('Your wallet on sandbox.invalid')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Wallet name')).toBeNull();
  },
};
