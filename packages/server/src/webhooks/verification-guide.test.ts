import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { signWebhook } from './sign-webhook.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../docs/first-payment.md', import.meta.url)),
  'utf8',
).split('## Verify webhooks')[1];

interface Language {
  /** Name of its blocks in the guide. */
  readonly fence: string;
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** Text before the block. */
  readonly opening?: string;
  /** Ends with 0 where `verify` accepts the message, else with 1. */
  readonly caller: string;
}

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
const languages: readonly Language[] = [
  {
    fence: 'mjs',
    file: 'verify.mjs',
    command: [process.execPath],
    caller: `import { readFileSync } from 'node:fs';
      const headers = Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, process.env[name]]));
      process.exit(verify(process.env.secret, headers, readFileSync('body')) ? 0 : 1);`,
  },
  {
    fence: 'python',
    file: 'verify.py',
    command: ['python3'],
    caller: `
import os, sys
body = open("body", "rb").read()
sys.exit(0 if verify(os.environ["secret"], os.environ, body) else 1)`,
  },
  {
    fence: 'php',
    file: 'verify.php',
    command: ['php'],
    opening: '<?php\n',
    caller: "exit(verify(getenv('secret'), getenv(), file_get_contents('body')) ? 0 : 1);",
  },
  {
    fence: 'sh',
    file: 'verify.sh',
    command: ['bash'],
    caller: `value() { printenv "$1"; }
      verify "$secret" "$(value webhook-id)" "$(value webhook-timestamp)" "$(value webhook-signature)" body`,
  },
];

const isInstalled = ([command]: Language['command']) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

interface Message {
  readonly signedAt?: number;
  readonly sent?: string;
  readonly keys?: readonly Uint8Array[];
}

const key = new Uint8Array(32).map((_, at) => at * 7);
const other = new Uint8Array(32).fill(9);
const now = () => Math.floor(Date.now() / 1_000);

describe.each(languages)('the guide in $fence', (language) => {
  const { fence, file, command, opening = '', caller } = language;
  const [, block] = new RegExp(`^\`\`\`${fence}\\n(.*?)^\`\`\`$`, 'ms').exec(guide ?? '') ?? [];

  /** Runs the block on a message that is signed with `keys`, as a receiver that has one secret. */
  function accepts({ signedAt = now(), sent = body, keys = [key] }: Message): boolean {
    const folder = mkdtempSync(join(tmpdir(), 'billfold-verify-'));
    try {
      writeFileSync(join(folder, file), `${opening}${block}\n${caller}\n`);
      writeFileSync(join(folder, 'body'), sent);
      const message = { id: 'evt_1', timestamp: signedAt, body };
      const [program, ...args] = command;
      const { status, stderr } = spawnSync(program, [...args, file], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          secret: `whsec_${Buffer.from(key).toString('base64')}`,
          'webhook-id': message.id,
          'webhook-timestamp': `${signedAt}`,
          'webhook-signature': signWebhook(message, keys),
        },
      });
      expect([0, 1], stderr).toContain(status);
      return status === 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it.runIf(isInstalled(command))('verifies what is signed, and refuses everything else', () => {
    expect(block).toBeDefined();
    const given = {
      signed: accepts({}),
      rolled: accepts({ keys: [other, key] }),
      changed: accepts({ sent: body.replace('25', '26') }),
      foreign: accepts({ keys: [other] }),
      old: accepts({ signedAt: now() - 600 }),
      early: accepts({ signedAt: now() + 600 }),
    };
    expect(given).toEqual({
      ...{ signed: true, rolled: true, changed: false },
      ...{ foreign: false, old: false, early: false },
    });
  });
});

/** Has a letter of two bytes, and a line break at its end. */
const body =
  '{"type":"payment.confirmed","data":{"object":{"price":"25","description":"Caf\u00e9 ü"}}}\n';
