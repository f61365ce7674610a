import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../../test-support/story-stage.css.ts';
import { TextButton, TextLink } from './text-link.tsx';

const meta = {
  title: 'UI/Link',
  component: TextLink,
  args: { href: '#accounts', children: 'Manage deposit addresses' },
} satisfies Meta<typeof TextLink>;
export default meta;

export const Links: StoryObj<typeof meta> = {
  render: (args) => (
    <div className={row}>
      <TextLink {...args} />
      <TextButton>Generate new deposit address</TextButton>
      <TextButton disabled>Not now</TextButton>
    </div>
  ),
};
