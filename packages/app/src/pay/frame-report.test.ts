import { describe, expect, it, vi } from 'vitest';
import { createFrameSender } from './frame-report.ts';

function framedBy(hash: string) {
  const postMessage = vi.fn();
  const parent: Window = Object.assign(Object.create(null), { postMessage });
  const location: Location = Object.assign(Object.create(null), { hash });
  return { sender: createFrameSender({ parent, location }), postMessage };
}

describe('createFrameSender', () => {
  it('sends to the origin that the page around the checkout names', () => {
    const { sender, postMessage } = framedBy('#parent=https%3A%2F%2Fshop.example');
    sender?.({ type: 'height', height: 500 });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'height', height: 500, source: 'billfold-checkout' },
      'https://shop.example',
    );
  });

  it.each([
    '',
    '#parent=',
    '#parent=*',
    '#parent=null',
    '#parent=https%3A%2F%2Fshop.example%2Fpath',
  ])('sends nothing for %s', (hash) => {
    expect(framedBy(hash).sender).toBeNull();
  });

  it('sends nothing from a page that is not framed', () => {
    window.location.hash = '#parent=https%3A%2F%2Fshop.example';
    expect(createFrameSender(window)).toBeNull();
    window.location.hash = '';
  });
});
