import { describe, expect, it } from 'vitest';
import { reloadReplacedPage } from './reload-replaced-page.ts';

const pageOf = (script: string) =>
  `<!doctype html><script type="module" crossorigin src="/assets/${script}"></script>`;

async function reloadsOf(answer: { readonly ok: boolean; readonly text: string } | Error) {
  // Parsed, so that no script of it is loaded.
  const document = new DOMParser().parseFromString(pageOf('pay-1.js'), 'text/html');
  let reloads = 0;
  const asked: string[] = [];
  await reloadReplacedPage({
    page: {
      document,
      location: { ...window.location, pathname: '/pay/pay_a', reload: () => (reloads += 1) },
    },
    fetch: async (url) => {
      asked.push(url);
      if (answer instanceof Error) throw answer;
      return { ok: answer.ok, text: async () => answer.text };
    },
  });
  return { reloads, asked };
}

describe('reloadReplacedPage', () => {
  it('reloads a page whose server has another build', async () => {
    const { reloads, asked } = await reloadsOf({ ok: true, text: pageOf('pay-2.js') });
    expect(asked).toEqual(['/pay/pay_a']);
    expect(reloads).toBe(1);
  });

  it.each([
    ['the same build', { ok: true, text: pageOf('pay-1.js') }],
    ['an outage', { ok: false, text: pageOf('pay-2.js') }],
    ['the page of a proxy', { ok: true, text: '<p>Sign in to the network</p>' }],
    ['no connection', new TypeError('Failed to fetch')],
  ])('leaves the page as it is with %s', async (_, answer) => {
    expect((await reloadsOf(answer)).reloads).toBe(0);
  });
});
