import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Text field',
  component: TextField,
  args: { label: 'Account name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className={states}>
      <TextField {...args} placeholder="Savings" hint="At most 40 characters" />
      <TextField {...args} defaultValue="Savings" leading={<Icon shape={icons.accounts} />} />
      <TextField {...args} defaultValue="" error="Use at most 40 characters" />
      <TextField {...args} defaultValue="Savings" disabled />
      <TextField {...args} mono defaultValue="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />
      <TextArea label="Seed phrase" rows={3} mono hint="12 to 24 words" />
      <TextArea label="Note" rows={2} defaultValue="Rent" error="Too long" />
    </div>
  ),
};

export const SaysWhatIsWrong: Story = {
  args: { error: 'This wallet already has an account with this name' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Account name');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'This wallet already has an account with this name',
    );
  },
};
