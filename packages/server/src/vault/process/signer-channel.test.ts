import { describe, expect, it, vi } from 'vitest';
import { signerCalls } from './signer-calls.ts';
import { createSignerChannel, type SignerTransport } from './signer-channel.ts';

describe('createSignerChannel', () => {
  it('is closed after a message that could not leave, before the end of the signer is reported', async () => {
    const transport: SignerTransport = {
      pid: 1,
      isOpen: () => true,
      send: (_, fail) => queueMicrotask(fail),
      subscribe: () => {},
      ended: new Promise(() => {}),
      close: vi.fn(async () => {}),
    };
    const channel = createSignerChannel(transport);
    expect(channel.isOpen()).toBe(true);
    await expect(channel.ask(signerCalls.open, null)).rejects.toMatchObject({ status: 503 });
    expect(channel.isOpen()).toBe(false);
    expect(transport.close).toHaveBeenCalledOnce();
  });
});
