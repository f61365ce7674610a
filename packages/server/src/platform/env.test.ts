import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('collects tokens together only where the operator turns it on', () => {
    expect(readEnv({}).collectsTogether).toBe(false);
    expect(readEnv({ COLLECT_TOGETHER: 'on' }).collectsTogether).toBe(true);
    expect(() => readEnv({ COLLECT_TOGETHER: 'yes' })).toThrow('COLLECT_TOGETHER');
  });

  it('lets webhooks reach this machine in a sandbox that no other machine reaches', () => {
    expect(readEnv({}).allowsPrivateWebhooks).toBe(true);
    expect(readEnv({ HOST: 'localhost' }).allowsPrivateWebhooks).toBe(true);
    expect(readEnv({ ALLOW_PRIVATE_WEBHOOKS: 'false' }).allowsPrivateWebhooks).toBe(false);
    expect(readEnv({ HOST: '0.0.0.0' }).allowsPrivateWebhooks).toBe(false);
    expect(readEnv({ PUBLIC_URL: 'https://pay.example' }).allowsPrivateWebhooks).toBe(false);
    expect(readEnv({ CHAIN_MODE: 'live' }).allowsPrivateWebhooks).toBe(false);
    const shared = { DATABASE_URL: 'postgres://billfold@127.0.0.1/billfold' };
    expect(readEnv(shared).allowsPrivateWebhooks).toBe(false);
  });
});
