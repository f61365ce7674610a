import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const meta = {
  title: 'UI/Password field',
  component: PasswordField,
  args: { label: 'Encryption key', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Encryption key');
    await userEvent.type(field, 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show encryption key' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const States: Story = {
  render: (args) => (
    <div className={states}>
      <PasswordField {...args} defaultValue="secret" hint="The password of this wallet" />
      <PasswordField {...args} label="Wrong key" defaultValue="secret" error="This key is wrong" />
      <PasswordField {...args} label="Not to be changed" defaultValue="secret" disabled />
      {([null, 'TooWeak', 'Weak', 'Medium', 'Strong'] as const).map((strength) => (
        <PasswordField
          key={strength}
          {...args}
          autoComplete="new-password"
          label={`New password ${strength ?? ''}`}
          meter={<StrengthMeter strength={strength} />}
        />
      ))}
    </div>
  ),
};
