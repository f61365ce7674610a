import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { Statement } from '../statement/statement.tsx';
import { Surface } from '../surface/surface.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'UI/Card',
  component: Card,
} satisfies Meta<typeof Card>;
export default meta;

export const Cards: StoryObj<typeof meta> = {
  render: () => (
    <Surface as="section" className={states} aria-label="Example">
      <Card title="Details">
        <Statement rows={[{ label: 'Network', value: 'Bitcoin' }]} />
      </Card>
      <Card>A card without a title.</Card>
      <Card title="To the edges" padding="none">
        <Statement rows={[{ label: 'Network', value: 'Bitcoin' }]} />
      </Card>
    </Surface>
  ),
};
