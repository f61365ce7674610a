import type { Meta, StoryObj } from '@storybook/react-vite';
import { row, states } from '../../test-support/story-stage.css.ts';
import { Avatar } from './avatar.tsx';

const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { text: address },
} satisfies Meta<typeof Avatar>;
export default meta;

const names = ['Alice Moreau', 'Bob', 'Chloé D’Arcy', 'عمر خالد', '山田 太郎', 'Zed', 'Ida', 'Mo'];

export const People: StoryObj<typeof meta> = {
  render: () => (
    <div className={states}>
      <div className={row}>
        {names.map((name) => (
          <Avatar key={name} text={name} name={name} />
        ))}
      </div>
      <div className={row}>
        {names.map((name) => (
          <Avatar key={name} text={`${address}${name}`} />
        ))}
      </div>
    </div>
  ),
};

export const Wallets: StoryObj<typeof meta> = {
  render: () => (
    <div className={row}>
      {['Main wallet', 'Savings', 'Business'].map((name) => (
        <Avatar key={name} text={name} name={name} shape="wallet" />
      ))}
      <Avatar text="Main wallet" name="Main wallet" shape="wallet" size={24} />
      <Avatar text="Main wallet" name="Main wallet" shape="wallet" size={64} />
    </div>
  ),
};
