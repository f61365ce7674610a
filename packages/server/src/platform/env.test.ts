import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('collects tokens together only where the operator turns it on', () => {
    expect(readEnv({}).collectsTogether).toBe(false);
    expect(readEnv({ COLLECT_TOGETHER: 'on' }).collectsTogether).toBe(true);
    expect(() => readEnv({ COLLECT_TOGETHER: 'yes' })).toThrow('COLLECT_TOGETHER');
  });

  it('lets webhooks reach this machine alone in a sandbox that no other machine is served by', () => {
    expect(readEnv({}).privateWebhooks).toBe('loopback');
    expect(readEnv({ HOST: 'localhost' }).privateWebhooks).toBe('loopback');
    expect(readEnv({ ALLOW_PRIVATE_WEBHOOKS: 'false' }).privateWebhooks).toBe('none');
    expect(readEnv({ HOST: '0.0.0.0' }).privateWebhooks).toBe('none');
    expect(readEnv({ PUBLIC_URL: 'https://pay.example' }).privateWebhooks).toBe('none');
    expect(readEnv({ CHAIN_MODE: 'live' }).privateWebhooks).toBe('none');
    expect(readEnv({ TRUST_PROXY: '1' }).privateWebhooks).toBe('none');
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8' }).privateWebhooks).toBe('none');
    expect(readEnv({ SANDBOX_CONTROLS: 'public' }).privateWebhooks).toBe('none');
    const shared = { DATABASE_URL: 'postgres://billfold@127.0.0.1/billfold' };
    expect(readEnv(shared).privateWebhooks).toBe('none');
    expect(readEnv({ ...shared, ALLOW_PRIVATE_WEBHOOKS: 'true' }).privateWebhooks).toBe('private');
    expect(readEnv({ ...shared, ALLOW_PRIVATE_WEBHOOKS: 'loopback' }).privateWebhooks).toBe(
      'loopback',
    );
  });
});
