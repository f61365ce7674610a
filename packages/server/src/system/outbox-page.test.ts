import { beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../test/people.ts';
import { createTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
  await signUp(server, 'ada@example.com');
  await signUp(server, 'bob@example.com');
});

async function open(url: string): Promise<string> {
  return (await server.app.inject({ url })).body;
}

describe('the page of the mail outbox', () => {
  it('has a button with the words of the mail in place of a link that stands alone', async () => {
    const page = await open('/dev/outbox');
    expect(page).toMatch(
      /<a class="button" href="[^"]*\/account\/verify\/email\?token=[^"]*">Verify email<\/a>/,
    );
    expect(page).not.toMatch(/>https?:/);
  });

  it('says that coins of a sandbox have no value', async () => {
    expect(await open('/dev/outbox')).toContain('coins here have no value');
  });

  it('shows the mails of one recipient', async () => {
    const page = await open('/dev/outbox?to=ada%40example.com');
    expect(page).toContain('To ada@example.com');
    expect(page).not.toContain('bob@example.com');
    expect(page).toContain('Show all');
  });

  it('writes what was asked for as text', async () => {
    const page = await open('/dev/outbox?to=%22%3E%3Cb%3E');
    expect(page).toContain('No emails to &quot;&gt;&lt;b&gt;.');
    expect(page).not.toContain('"><b>');
  });
});
