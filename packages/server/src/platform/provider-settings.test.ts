import { describe, expect, it } from 'vitest';
import { noProviders, readProviderSettings } from './provider-settings.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' };

describe('readProviderSettings', () => {
  it('knows none without variables, empty ones included', () => {
    expect(readProviderSettings({})).toEqual(noProviders);
    expect(readProviderSettings({ GOOGLE_CLIENT_ID: '' })).toEqual(noProviders);
  });

  it('reads a provider, with the places of the real one unless others are named', () => {
    expect(readProviderSettings(google).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'hush',
    });
    const GOOGLE_ISSUER = 'http://127.0.0.1:4000';
    expect(readProviderSettings({ ...google, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER);
  });

  it('reads a key of several lines from one', () => {
    const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' };
    const settings = readProviderSettings({ ...apple, APPLE_PRIVATE_KEY: 'first\\nsecond' });
    expect(settings.apple?.privateKey).toBe('first\nsecond');
  });

  it('stops the start at a provider that is set up by half, and names no secret', () => {
    const half = { GOOGLE_CLIENT_SECRET: 'hush' };
    expect(() => readProviderSettings(half)).toThrow('GOOGLE_CLIENT_ID must be set too');
    expect(() => readProviderSettings(half)).not.toThrow('hush');
  });

  it.each(['http://accounts.example.com', 'ftp://127.0.0.1', 'accounts.google.com'])(
    'stops the start at the issuer %s',
    (GOOGLE_ISSUER) => {
      expect(() => readProviderSettings({ ...google, GOOGLE_ISSUER })).toThrow('GOOGLE_ISSUER');
    },
  );
});
