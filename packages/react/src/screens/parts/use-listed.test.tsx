import { createQueryStore, type Resource } from '@billfold/core/flows';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ScreenHost } from '../screen/screen-host.tsx';
import { useListed } from './use-listed.ts';

interface Key {
  readonly filter: string;
  readonly page: number;
}

interface ListProps {
  readonly pages: (key: Key) => Resource<{ readonly items: readonly string[] }>;
}

function List({ pages }: ListProps): ReactElement {
  const [key, setKey] = useState<Key>({ filter: 'paid', page: 1 });
  const { list, isLoading } = useListed({ resource: pages(key), filter: key.filter });
  return (
    <>
      <button type="button" onClick={() => setKey({ ...key, page: 2 })}>
        Next
      </button>
      <button type="button" onClick={() => setKey({ filter: 'open', page: 1 })}>
        Open ones
      </button>
      <p role="status">{`${list?.items.join() ?? 'nothing'}, ${isLoading ? 'loading' : 'loaded'}`}</p>
    </>
  );
}

/** Draws a list whose pages arrive when `answer` is called. */
async function draw() {
  const waiting: (() => void)[] = [];
  const pages = createQueryStore().addKeyed(async ({ filter, page }: Key) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { items: [`${filter} ${page}`] };
  });
  const drawn = await renderInSandbox(
    <ScreenHost>
      <List pages={pages} />
    </ScreenHost>,
  );
  const answer = async (): Promise<void> => {
    for (const resolve of waiting.splice(0)) resolve();
    await drawn.advance(0);
  };
  await drawn.advance(0);
  await answer();
  expect(screen.getByText('paid 1, loaded')).toBeVisible();
  return { answer };
}

test('the previous page stays while the next one loads', async () => {
  const { answer } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('paid 1, loading')).toBeVisible();
  await answer();
  expect(screen.getByText('paid 2, loaded')).toBeVisible();
});

test('a page of other filters is not shown while the list loads', async () => {
  const { answer } = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Open ones' }));
  expect(screen.getByText('nothing, loading')).toBeVisible();
  await answer();
  expect(screen.getByText('open 1, loaded')).toBeVisible();
});
