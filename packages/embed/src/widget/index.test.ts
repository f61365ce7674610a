/// <reference path="../build-constants.d.ts" />
import { createSandbox } from '@billfold/core/testing';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedDialogProps, SendRequest } from './widget.ts';

describe('the widget', () => {
  const stop = vi.fn();
  const run = vi.fn(() => stop);
  const drawn: EmbeddedDialogProps<SendRequest>[] = [];
  async function setUp() {
    const { createWidget } = await import('./index.tsx');
    const { client, platform } = await createSandbox();
    return createWidget({
      ...{ document, client, publishableKey: undefined, appearance: {}, emit: () => undefined },
      server: { baseUrl: client.baseUrl, fetch: platform.fetch, password: 'sample', run },
      loadSend: async () => (props) => {
        drawn.push(props);
        return createElement('p', {}, 'A dialog');
      },
      loadScreens: () => new Promise(() => undefined),
    });
  }
  beforeEach(() => {
    for (const name of ['__STYLES__', '__SEND_STYLES__']) vi.stubGlobal(name, '');
    drawn.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const shown = () => document.body.querySelectorAll('[data-billfold] p').length;

  it('keeps a dialog that opened while the one before it was leaving', async () => {
    const widget = await setUp();
    await act(async () => void widget.send({}));
    const [first] = drawn;
    await act(async () => widget.close());
    await act(async () => void widget.send({}));
    await act(async () => first?.onGone());
    expect(shown()).toBe(1);
    await act(async () => drawn.at(-1)?.onGone());
    expect(shown()).toBe(0);
    await act(async () => widget.destroy());
  });

  it('runs its sandbox until it is destroyed', async () => {
    const widget = await setUp();
    expect(run).toHaveBeenCalled();
    stop.mockClear();
    await act(async () => widget.destroy());
    expect(stop).toHaveBeenCalledOnce();
  });
});
