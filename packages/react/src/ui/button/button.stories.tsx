import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { row, states } from '../../test-support/story-stage.css.ts';
import * as icons from '../icon/icons.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'quiet', 'plain', 'danger', 'danger-filled'] as const;

export const Variants: Story = {
  render: (args) => (
    <div className={states}>
      {variants.map((variant) => (
        <div key={variant} className={row}>
          <Button {...args} variant={variant} />
          <Button {...args} variant={variant} icon={icons.send}>
            Send
          </Button>
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} busy />
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className={states}>
      <div className={row}>
        <Button {...args} size="sm" />
        <Button {...args} size="md" />
        <Button {...args} size="lg" />
        <LinkButton href="#accounts">Manage accounts</LinkButton>
      </div>
      <Button {...args} variant="primary" size="lg" wide />
    </div>
  ),
};

/** A press says what is missing; the button keeps the focus. */
export const Missing: Story = {
  args: { missing: 'Choose an account', variant: 'primary' },
  decorators: [(story) => <div className={states}>{story()}</div>],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose an account');
    await expect(button).toHaveFocus();
  },
};

/** A busy button keeps its name and takes no press. */
export const Busy: Story = {
  args: { busy: true, variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
