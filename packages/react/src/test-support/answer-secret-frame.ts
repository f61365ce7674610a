import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Says hello for the frame of the wallet's origin; returns what the page asks of it, and its voice. */
export async function answerSecretFrame(advance: (ms: number) => Promise<void>) {
  const element = screen.getByTitle<HTMLIFrameElement>(/^Your wallet on /);
  const postMessage = vi.fn();
  const source = { postMessage };
  Object.defineProperty(element, 'contentWindow', { value: source });
  const data = { billfold: 1, type: 'hello', nonce: '0123456789abcdef'.repeat(2) };
  const { origin } = new URL(element.src);
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const port: MessagePort = postMessage.mock.lastCall?.[2][0];
  const heard: object[] = [];
  port.onmessage = (event) => heard.push(event.data);
  await vi.waitFor(() => {
    if (heard.length === 0) throw new Error('nothing was asked');
  });
  const say = async (message: object) => {
    port.postMessage(message);
    // A message arrives in a task of its own.
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await advance(0);
  };
  return { say, heard };
}
