import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { OtpField } from './otp-field.tsx';

const meta = {
  title: 'UI/OTP field',
  component: OtpField,
  args: { label: 'Code of your app', hint: 'Six digits', onComplete: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Code of your app'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const States: Story = {
  render: (args) => (
    <div className={states}>
      <OtpField {...args} />
      <OtpField
        {...args}
        label="Wrong code"
        error="That code isn't right. Check the app and try again."
      />
      <OtpField {...args} label="While it is checked" readOnly />
    </div>
  ),
};
