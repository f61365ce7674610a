import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { RadioCards } from './radio-cards.tsx';

const meta = { title: 'UI/Radio cards', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const priorities = [
  { value: 'low', title: 'Low', details: ['$0.21', '1 hour · 6 blocks'] },
  { value: 'medium', title: 'Medium', details: ['$0.43', '30 minutes · 3 blocks'] },
  { value: 'high', title: 'High', details: ['$0.92', '10 minutes · 1 block'] },
] as const;
const methods = [
  { value: 'key', title: 'Encryption key', details: ['The password you chose for this wallet'] },
  { value: 'phrase', title: 'Seed phrase', details: ['The words of this wallet'], disabled: true },
] as const;

function Example(): ReactElement {
  const [priority, setPriority] = useState<'low' | 'medium' | 'high'>('medium');
  return (
    <div className={states}>
      <RadioCards
        label="Fee priority"
        options={priorities}
        value={priority}
        onValueChange={setPriority}
      />
      <RadioCards
        label="How do you want to sign?"
        layout="stack"
        options={methods}
        value={null}
        onValueChange={() => undefined}
      />
    </div>
  );
}

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^High/ }));
    await expect(canvas.getByRole('radio', { name: /^High/ })).toBeChecked();
  },
};
