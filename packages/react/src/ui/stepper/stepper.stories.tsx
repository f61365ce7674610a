import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { label: 'Steps', steps: ['Recipient', 'Amount', 'Review', 'Sign'], current: 0 },
} satisfies Meta<typeof Stepper>;
export default meta;

export const EachStep: StoryObj<typeof meta> = {
  render: ({ steps }) => (
    <div className={states}>
      {steps.map((name, current) => (
        <Stepper key={name} label={`At ${name}`} steps={steps} current={current} />
      ))}
    </div>
  ),
};
