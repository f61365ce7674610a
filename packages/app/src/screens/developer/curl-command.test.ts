import { expect, test } from 'vitest';
import { curlCommand } from './curl-command.ts';

test('curlCommand quotes what a shell would expand, and leaves out what curl writes itself', () => {
  const command = curlCommand({
    url: 'https://shop.example/hooks?a=1&b=$HOME',
    headers: { 'webhook-id': 'evt_1', 'Content-Length': '9', host: 'shop.example' },
    body: `{"note":"it's \`free\`"}`,
  });
  expect(command).toBe(
    [
      "curl --request POST 'https://shop.example/hooks?a=1&b=$HOME'",
      "--header 'webhook-id: evt_1'",
      `--data-raw '{"note":"it'\\''s \`free\`"}'`,
    ].join(' \\\n  '),
  );
});
