import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'UI/Checkbox', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const consent = 'I understand that this password cannot be recovered without my seed phrase.';

function Example() {
  const [checked, setChecked] = useState(false);
  return (
    <div className={states}>
      <Checkbox label={consent} checked={checked} onCheckedChange={setChecked} />
      <Checkbox label="Chosen" checked onCheckedChange={() => undefined} />
      <Checkbox label="Not to be changed" checked disabled onCheckedChange={() => undefined} />
      <Checkbox
        label="I agree to the Terms"
        checked={false}
        error="Required"
        onCheckedChange={() => undefined}
      />
    </div>
  );
}

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: consent });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
