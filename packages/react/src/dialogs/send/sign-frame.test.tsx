import type { SignRequest } from '@billfold/core/flows';
import { createSignIntentFlow } from '@billfold/core/internal';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type SendJourney, startSending } from '../../test-support/send-journey.tsx';

const nonce = '0123456789abcdef'.repeat(2);

/** Send at the frame, with a stand-in for what runs in it. */
async function startFramed(props: Parameters<typeof startSending>[0] = {}) {
  const journey = await startSending(props, { secretEntry: 'frame' });
  await journey.toReview();
  await journey.press('Continue');
  return journey;
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Sign on /);

/** Says hello for the frame; returns its port and what the page sends. */
async function answerFrame({ advance }: SendJourney) {
  const element = frame();
  const postMessage = vi.fn();
  const guest = { postMessage };
  Object.defineProperty(element, 'contentWindow', { value: guest });
  const { origin } = new URL(element.src);
  const data = { billfold: 1, type: 'hello', nonce };
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: guest }));
  const port: MessagePort = postMessage.mock.lastCall?.[2][0];
  const heard: { readonly request?: SignRequest }[] = [];
  port.onmessage = (event) => heard.push(event.data);
  await advance(0);
  const say = async (message: object) => {
    port.postMessage(message);
    // A message arrives in a task of its own.
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await advance(0);
  };
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  return { say, heard, request: heard[0]?.request };
}

describe('the frame of the Sign step (R-EMB-06)', () => {
  it('is of the origin of the wallet, under its name, and takes the place of the fields', async () => {
    await startFramed();
    const { src } = frame();
    expect(new URL(src).pathname).toBe('/wallet/embed/secure');
    expect(new URL(src).hash).toBe(`#parent=${encodeURIComponent(window.location.origin)}&lang=en`);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(screen.queryByLabelText('Cloud encryption password')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Action' })).not.toBeInTheDocument();
  });

  it('is asked to sign the reviewed intent, by ids alone, and its outcome ends the dialog', async () => {
    const onSent = vi.fn();
    const journey = await startFramed({ onSent });
    const { say, heard, request } = await answerFrame(journey);
    if (request === undefined) throw new Error('nothing was asked');
    expect(Object.keys(heard[0] ?? {}).sort()).toEqual(['colorScheme', 'request', 'type']);
    const { client, secrets } = journey.sandbox;
    const flow = createSignIntentFlow(client, { request, onProgress: () => undefined });
    await journey.advance(0);
    await say({ type: 'progress', progress: 'sending' });
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeEnabled();
    const transactionId = await flow.actions.sign({ password: secrets.password });
    await say({ type: 'sent', transactionId });
    expect(await screen.findByText('Successfully Sent')).toBeVisible();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: transactionId }));
  });

  it('says where to go when it does not answer, and tries again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { advance, press, events } = await startFramed();
    await advance(10_000);
    expect(events).toContainEqual({
      type: 'error',
      error: expect.objectContaining({ code: 'invalid_config' }),
    });
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^\[billfold\] The frame of .* did not answer/),
      ),
    );
    expect(screen.getByText(/^We couldn't open .* here$/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open / })).toHaveAttribute('target', '_blank');
    await press('Try again');
    expect(frame()).toBeInTheDocument();
  });

  it('goes back to Review when it asks for another one', async () => {
    const journey = await startFramed();
    const { say } = await answerFrame(journey);
    await say({ type: 'review' });
    expect(screen.getByText('Blockchain fees')).toBeVisible();
    await journey.press('Continue');
    const again = await answerFrame(journey);
    expect(again.request?.intentId).toBeDefined();
  });

  it('closes by an Escape that was pressed in it, but not while it sends', async () => {
    const onOpenChange = vi.fn();
    const journey = await startFramed({ onOpenChange });
    const { say } = await answerFrame(journey);
    await say({ type: 'progress', progress: 'sending' });
    await say({ type: 'escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    await say({ type: 'progress', progress: 'waiting' });
    await say({ type: 'escape' });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
  });

  it('offers no second signature where the outcome is unknown', async () => {
    const journey = await startFramed();
    const { say } = await answerFrame(journey);
    await say({ type: 'progress', progress: 'checking' });
    expect(screen.getByText('Checking your transaction…')).toBeVisible();
    await say({ type: 'outcome-unknown' });
    expect(screen.getByText("We're not sure this was sent")).toBeVisible();
    expect(screen.queryByTitle(/^Sign on /)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
