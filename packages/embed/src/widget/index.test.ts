/// <reference path="../build-constants.d.ts" />
import { createSandbox } from '@billfold/core/testing';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookAnswer } from '../business-look.ts';
import { createTokenSource } from '../token-source.ts';
import type { EmbeddedDialogProps, SendRequest, WidgetOptions } from './widget.ts';

describe('the widget', () => {
  const emit = () => undefined;
  const stop = vi.fn();
  const run = vi.fn(() => stop);
  const drawn: EmbeddedDialogProps<SendRequest>[] = [];
  async function setUp(own: Partial<WidgetOptions> = {}) {
    const { createWidget } = await import('./index.tsx');
    const { client, platform } = await createSandbox();
    return createWidget({
      ...{ document, client, publishableKey: undefined, appearance: {} },
      report: () => undefined,
      server: { baseUrl: client.baseUrl, fetch: platform.fetch, password: 'sample', run },
      loadSend: async () => (props) => {
        drawn.push(props);
        return createElement('p', {}, 'A dialog');
      },
      loadScreens: () => new Promise(() => undefined),
      ...own,
    });
  }
  /** A server that answers about the look of a business. */
  const serverWith = (look: Promise<LookAnswer>): Pick<WidgetOptions, 'server'> => ({
    server: {
      baseUrl: 'https://wallet.example',
      tokens: createTokenSource({ document, endpointName: '', getAccessToken: () => null }),
      look,
    },
  });
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
    await act(async () => void widget.send({}, emit));
    const [first] = drawn;
    await act(async () => widget.close());
    await act(async () => void widget.send({}, emit));
    await act(async () => first?.onGone());
    expect(shown()).toBe(1);
    await act(async () => drawn.at(-1)?.onGone());
    expect(shown()).toBe(0);
    await act(async () => widget.destroy());
  });

  it('draws an open dialog in the look of the business when that comes, without a wait for it', async () => {
    let answer = (_: LookAnswer): void => undefined;
    const look = new Promise<LookAnswer>((resolve) => {
      answer = resolve;
    });
    const widget = await setUp(serverWith(look));
    await act(async () => void widget.send({}, emit));
    expect(shown()).toBe(1);
    expect(drawn.at(-1)?.embedSettings).toBeNull();
    const saved = { colors: { accent: '#7C3AED' }, disableCreateAccountButton: true };
    await act(async () => answer(saved));
    expect(drawn.at(-1)?.embedSettings).toEqual(saved);
    await act(async () => widget.update({ colors: { accent: '#111111' } }));
    expect(drawn.at(-1)).toMatchObject({
      embedSettings: saved,
      appearance: { colors: { accent: '#111111' } },
    });
    await act(async () => widget.destroy());
  });

  it.each(['{"colors":"red"}', '{"colors":{"accent":7}}', '"text"', 'null'])(
    'has no look of a business where the answer is %s',
    async (wrong) => {
      const widget = await setUp(serverWith(Promise.resolve(JSON.parse(wrong))));
      await act(async () => void widget.send({}, emit));
      expect(shown()).toBe(1);
      expect(drawn.at(-1)?.embedSettings).toBeNull();
      await act(async () => widget.destroy());
    },
  );

  it('runs its sandbox until it is destroyed', async () => {
    const widget = await setUp();
    expect(run).toHaveBeenCalled();
    stop.mockClear();
    await act(async () => widget.destroy());
    expect(stop).toHaveBeenCalledOnce();
  });
});
