import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { TimeText } from './time-text.tsx';

const meta = {
  title: 'UI/Time',
  component: TimeText,
  args: { at: new Date(Date.UTC(2026, 10, 20, 8)) },
} satisfies Meta<typeof TimeText>;
export default meta;

// The clock of a story starts at this hour.
const start = Date.UTC(2026, 10, 20, 9);
const minute = 60_000;

export const Ages: StoryObj<typeof meta> = {
  render: (args) => (
    <div className={states}>
      {[0, 2, 90, 26 * 60, 5 * 24 * 60, 40 * 24 * 60].map((minutes) => (
        <TimeText key={minutes} at={new Date(start - minutes * minute)} />
      ))}
      <TimeText {...args} form="date" />
    </div>
  ),
};
