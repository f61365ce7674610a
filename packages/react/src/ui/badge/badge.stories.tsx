import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../../test-support/story-stage.css.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { children: 'Pending' },
} satisfies Meta<typeof Badge>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div className={row}>
      <Badge>Pending</Badge>
      <Badge tone="info">Confirming</Badge>
      <Badge tone="success">Confirmed</Badge>
      <Badge tone="warning">Replaced</Badge>
      <Badge tone="danger">Failed</Badge>
    </div>
  ),
};
