import { settle } from '@billfold/core/testing';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type InSandbox, renderInSandbox } from './render-in-sandbox.tsx';
import { livedIn } from './story-wallet.ts';
import { loadingViews, preloadDialogs, type View } from './views.tsx';

const answers = {
  refused: () =>
    Response.json(
      { message: 'Error', errors: ['Unknown error (ID: 7)'], code: 'INTERNAL', requestId: 'req_7' },
      { status: 500 },
    ),
  'not an answer': () => new Response('<html>Bad gateway</html>', { status: 502 }),
  'of another shape': () => Response.json({ items: 'none', total: null }),
  'with nothing in it': () => new Response('', { status: 200 }),
} as const satisfies Readonly<Record<string, () => Response>>;

/** Draws `view` where every read is answered by `answer`, until `heal`. */
async function drawBroken(view: View, answer: () => Response | Promise<Response>) {
  await preloadDialogs();
  const drawn = await renderInSandbox(<p />, {
    balances: ['0.5'],
    prepare: (sandbox) => {
      livedIn(sandbox);
      sandbox.services.intercept(({ method }) => (method === 'GET' ? answer() : null));
    },
  });
  drawn.rerender(view.element);
  await wait(drawn);
  await view.open?.(drawn);
  return { ...drawn, heal: () => drawn.sandbox.services.intercept(null) };
}

/** Longer than reads are asked for again. */
async function wait({ advance }: Pick<InSandbox, 'advance'>): Promise<void> {
  for (const ms of [0, 300, 1_000, 1_000, 0]) {
    await advance(ms);
    await act(settle);
  }
}

const cases = loadingViews.flatMap((view) =>
  (Object.keys(answers) as (keyof typeof answers)[]).map((name) => ({ view, name, of: view.of })),
);

describe.each(cases)('$of, answered $name', ({ view, name }) => {
  it('says so, and comes back by Retry', async () => {
    const drawn = await drawBroken(view, answers[name]);
    const retries = await screen.findAllByRole(
      view.of === 'the wallet picker' ? 'menuitem' : 'button',
      { name: 'Retry' },
    );
    if (name === 'refused' && view.of !== 'the wallet picker')
      expect(screen.getAllByText(/req_7/).length).toBeGreaterThan(0);
    drawn.heal();
    for (const retry of retries) if (retry.isConnected) await drawn.user.click(retry);
    await wait(drawn);
    expect(await view.content()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

describe.each(loadingViews)('$of, not answered yet', (view) => {
  it('says that it loads, and shows what comes after a broken connection', async () => {
    const waiting: (() => void)[] = [];
    const hang = (): Promise<Response> =>
      new Promise((_, reject) => {
        waiting.push(() => reject(new TypeError('fetch failed')));
      });
    const drawn = await drawBroken(view, hang);
    const loading = [
      ...screen.queryAllByText(/^Loading/),
      ...document.querySelectorAll('[aria-busy="true"]'),
    ];
    expect(loading.length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    drawn.heal();
    for (const fail of waiting) fail();
    await wait(drawn);
    expect(await view.content()).toBeVisible();
  });
});
