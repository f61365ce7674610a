import { getNetwork } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { row, states } from '../../test-support/story-stage.css.ts';
import { CopyIcon } from '../copy/copy-button.tsx';
import { ExplorerLink } from '../explorer-link/explorer-link.tsx';
import { AddressText } from './address-text.tsx';

const meta = {
  title: 'UI/Address text',
  component: AddressText,
  args: { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
} satisfies Meta<typeof AddressText>;
export default meta;

const hash = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16';

export const Forms: StoryObj<typeof meta> = {
  render: (args) => (
    <div className={states}>
      <div className={row}>
        <AddressText {...args} />
        <CopyIcon text={args.address} />
        <ExplorerLink explorer={getNetwork('BTC').explorer} page={{ hash }} />
      </div>
      <AddressText {...args} form="grouped" />
      <AddressText address={hash} form="grouped" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
