import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: { tone: 'info' },
} satisfies Meta<typeof Notice>;
export default meta;

const text = 'Send only Bitcoin (BTC) to this address. Anything else is permanently lost.';

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div className={states}>
      <Notice tone="info">{text}</Notice>
      <Notice tone="success" title="Email successfully verified">
        You can go on.
      </Notice>
      <Notice tone="warning" title="Copy it now">
        {text}
      </Notice>
      <Notice tone="danger" title="Not sent" live>
        {text}
      </Notice>
    </div>
  ),
};
