import { describe, expect, it, vi } from 'vitest';
import { postToHost } from './post-to-host.ts';

const message = { source: 'billfold', type: 'unauthorized' };

function post(given: { readonly origins?: readonly string[]; readonly referrer?: string }) {
  const parent = { postMessage: vi.fn() };
  const location = given.origins === undefined ? {} : { ancestorOrigins: given.origins };
  const document = { referrer: given.referrer ?? '' };
  postToHost({ parent, location, document } as never, message);
  return parent.postMessage.mock.calls;
}

describe('postToHost (S18)', () => {
  it.each([
    ['https://shop.example', { origins: ['https://shop.example', 'https://portal.example'] }],
    ['https://shop.example', { referrer: 'https://shop.example/cart?item=1' }],
    ['https://shop.example', { origins: ['https://shop.example'], referrer: 'https://a.example/' }],
  ])('posts to %s alone: %o', (origin, given) => {
    expect(post(given)).toEqual([[message, origin]]);
  });

  it.each([{}, { origins: [] }, { origins: ['null'] }, { referrer: 'about:blank' }])(
    'posts nothing to a page of unknown origin: %o',
    (given) => {
      expect(post(given)).toEqual([]);
    },
  );

  it('posts nothing without a page around', () => {
    const postMessage = vi.fn();
    const alone = { postMessage, location: {}, document: { referrer: 'https://a.example/' } };
    postToHost(Object.assign(alone, { parent: alone }) as never, message);
    expect(postMessage).not.toHaveBeenCalled();
  });
});
