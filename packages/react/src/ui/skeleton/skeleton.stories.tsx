import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { LoadingText, Skeleton } from './skeleton.tsx';

const meta = { title: 'UI/Skeleton and spinner', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {
  render: () => (
    <div className={states}>
      <LoadingText />
      <Skeleton width="12em" />
      <Skeleton shape="block" height="40px" />
      <Skeleton shape="circle" width="25px" height="25px" />
      <Spinner size={16} label="Looking for blocks" />
      <Spinner />
      <Spinner size={32} label="Signing" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
  },
};
