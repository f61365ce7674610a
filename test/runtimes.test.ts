import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packAll } from '../scripts/pack.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'billfold-runtimes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Entries of types alone, which import nothing. */
const typeEntries = ['@billfold/core/script-tag'];
let entries: readonly string[] = [];
beforeAll(() => {
  entries = packAll(folder).flatMap(({ name, content }) => {
    const { exports } = JSON.parse(readFileSync(join(content, 'package.json'), 'utf8'));
    return Object.keys(exports)
      .filter((entry) => !/\.(css|json)$/.test(entry))
      .map((entry) => `@billfold/${name}${entry.slice(1)}`)
      .filter((entry) => !typeEntries.includes(entry));
  });
  symlinkSync(join(root, 'node_modules/happy-dom'), join(folder, 'node_modules/happy-dom'));
  // Packing takes a few seconds alone, and most of a minute beside browsers and builds.
}, 240_000);

/** Runs a script beside the installed packages; answers what it printed. */
function runNode(file: string, source: string): string {
  writeFileSync(join(folder, file), source);
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

describe('every entry of every packed package', () => {
  it('is imported by plain Node, without a document', () => {
    const names = runNode(
      'import.mjs',
      `if ('document' in globalThis) throw new Error('a document');
       for (const entry of ${JSON.stringify(entries)}) {
         const names = Object.keys(await import(entry));
         if (names.length === 0) throw new Error(entry + ' is empty');
         console.log(entry);
       }`,
    );
    expect(names.split('\n')).toEqual(entries);
  });

  it('is required by a CommonJS module', () => {
    // Node 20.19 can, and says on stderr that it is an experiment.
    const names = runNode(
      'require.cjs',
      `for (const entry of ${JSON.stringify(entries)})
         if (Object.keys(require(entry)).length > 0) console.log(entry);`,
    );
    expect(names.split('\n')).toEqual(entries);
  });

  it('is imported in a worker', () => {
    const worker = `import { parentPort } from 'node:worker_threads';
       for (const entry of ${JSON.stringify(entries)}) await import(entry);
       parentPort.postMessage('all');`;
    writeFileSync(join(folder, 'in-worker.mjs'), worker);
    const heard = runNode(
      'worker.mjs',
      `import { Worker } from 'node:worker_threads';
       const worker = new Worker(new URL('./in-worker.mjs', import.meta.url));
       worker.on('message', (message) => console.log(message));`,
    );
    expect(heard).toBe('all');
  });
});

const app = `
  import { ReceiveDialog, WalletProvider } from '@billfold/react';
  import { createSandbox } from '@billfold/core/testing';
  import { createElement } from 'react';
  const sandbox = await createSandbox();
  const element = (open) => createElement(
    WalletProvider,
    { client: sandbox.client, walletId: sandbox.walletId },
    createElement(ReceiveDialog, { defaultOpen: open, trigger: createElement('button', null, 'Deposit') }),
  );`;

describe('the packed dialogs', () => {
  it('are rendered to text by a server, with what opens them (R-EMB-04)', () => {
    const html = runNode(
      'server.mjs',
      `${app}
       import { renderToString } from 'react-dom/server';
       console.log(renderToString(element(false)));`,
    );
    expect(html).toContain('Deposit</button>');
  });

  it('open in happy-dom', () => {
    writeFileSync(join(folder, 'app.mjs'), `${app}\nexport { element, sandbox };`);
    const text = runNode(
      'happy-dom.mjs',
      `import { GlobalWindow } from 'happy-dom';
       const window = new GlobalWindow();
       Object.assign(globalThis, {
         window,
         document: window.document,
         navigator: window.navigator,
         IS_REACT_ACT_ENVIRONMENT: true,
       });
       const { act } = await import('react');
       const { createRoot } = await import('react-dom/client');
       const { element, sandbox } = await import('./app.mjs');
       const { preloadReceiveDialog } = await import('@billfold/react');
       await preloadReceiveDialog();
       const host = document.body.appendChild(document.createElement('div'));
       await act(async () => createRoot(host).render(element(true)));
       await act(() => sandbox.time.advance(0));
       console.log(document.querySelector('dialog').textContent);
       process.exit(0);`,
    );
    expect(text).toContain('Receive');
    expect(text).toContain('select an account with the dropdown above');
  });
});
