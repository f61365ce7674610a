import { screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { useDialogFlow } from './use-dialog-flow.ts';

interface ExampleProps {
  readonly open: boolean;
  readonly lives: string[];
  /** Drawn texts, oldest first. */
  readonly drawn?: string[];
}

function Example({ open, lives, drawn }: ExampleProps) {
  const flow = useDialogFlow({
    open,
    create: (walletId) => {
      const name = `${walletId.slice(-4)}-${lives.length}`;
      lives.push(`made ${name}`);
      return { name, dispose: () => void lives.push(`disposed ${name}`) };
    },
    onLeave: ({ name }) => void lives.push(`left ${name}`),
  });
  const shown = flow?.name ?? 'none';
  useLayoutEffect(() => void drawn?.push(shown));
  return <p>{shown}</p>;
}

describe('useDialogFlow', () => {
  it('lives while it is open, is drawn until the next one, and is told before it ends', async () => {
    const lives: string[] = [];
    const { rerender } = await renderInSandbox(<Example open={false} lives={lives} />);
    expect(screen.getByText('none')).toBeVisible();
    rerender(<Example open lives={lives} />);
    expect(screen.getByText('0000-0')).toBeVisible();
    rerender(<Example open={false} lives={lives} />);
    expect(screen.getByText('0000-0')).toBeVisible();
    expect(lives).toEqual(['made 0000-0', 'left 0000-0', 'disposed 0000-0']);
  });

  it('never draws the last one again when it is reopened', async () => {
    const drawn: string[] = [];
    const { rerender } = await renderInSandbox(<Example open lives={[]} drawn={drawn} />);
    rerender(<Example open={false} lives={[]} drawn={drawn} />);
    drawn.length = 0;
    rerender(<Example open lives={['another']} drawn={drawn} />);
    expect(new Set(drawn)).toEqual(new Set(['none', '0000-1']));
  });

  it('leaves none alive behind a component that is mounted twice', async () => {
    const lives: string[] = [];
    const { unmount } = await renderInSandbox(
      <StrictMode>
        <Example open lives={lives} />
      </StrictMode>,
    );
    unmount();
    const count = (word: string) => lives.filter((life) => life.startsWith(word)).length;
    expect(count('disposed')).toBe(count('made'));
  });
});
