// The commands of W3C WebDriver that the proof uses, sent in the two ways that browsers take them without a program of
// another party: by HTTP, and by Marionette, the protocol of Firefox to which its driver translates the same commands.
import { connect } from 'node:net';

/** Each command: its method and path by HTTP, and its name in Marionette. */
const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  executeAsync: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  perform: ['POST', '/actions', 'WebDriver:PerformActions'],
  setWindowRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  listWindows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  switchToWindow: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  switchToFrame: ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  photograph: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const;

export type Command = keyof typeof commands;
export type Parameters = Readonly<Record<string, unknown>>;
/** Sends a command and returns its value; rejects with a {@link WebDriverError} when the browser refuses it. */
export type Send = (command: Command, parameters?: Parameters) => Promise<unknown>;

/** Refusal of a browser, with its code of the standard, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Opens a session at a driver that listens at `url`. Returns what the browser says of itself, and its commands. */
export async function openHttpSession(url: string, capabilities: Parameters) {
  const call = async (method: string, path: string, body: Parameters) => {
    const response = await fetch(url + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = JSON.parse(await response.text());
    if (!response.ok) throw new WebDriverError(value.error, value.message);
    return value;
  };
  const opened = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const root = `/session/${opened.sessionId}`;
  const send: Send = (command, parameters = {}) => {
    const [method, path] = commands[command];
    return call(method, root + path, parameters);
  };
  return {
    version: String(opened.capabilities.browserVersion),
    send,
    close: () => call('DELETE', root, {}),
  };
}

/** Opens a session at a Firefox whose Marionette listens at `port` of this machine. */
export async function openMarionetteSession(port: number, capabilities: Parameters) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: [error: unknown, result: unknown]) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    // Each message has its length in bytes before it: `12:[1,1,null,…]`.
    for (;;) {
      const colon = received.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // It begins with a greeting, which answers nothing.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  const failed = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Firefox has closed the connection')));
  });
  // Awaited with each call alone.
  failed.catch(() => {});
  const call = async (name: string, parameters: Parameters) => {
    last += 1;
    const id = last;
    const message = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<[error: unknown, result: unknown]>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, result] = await Promise.race([answered, failed]);
    waiting.delete(id);
    if (error !== null) throw refusalOf(error);
    return result;
  };
  const opened = JSON.parse(JSON.stringify(await call('WebDriver:NewSession', capabilities)));
  const send: Send = async (command, parameters = {}) => {
    const result = await call(commands[command][2], parameters);
    return result instanceof Object && 'value' in result ? result.value : result;
  };
  return {
    version: String(opened.capabilities.browserVersion),
    send,
    /** Runs a script with the rights of the browser itself. */
    executeInBrowser: async (script: string, args: readonly unknown[]): Promise<void> => {
      await call('Marionette:SetContext', { value: 'chrome' });
      await call('WebDriver:ExecuteScript', { script, args });
      await call('Marionette:SetContext', { value: 'content' });
    },
    close: async (): Promise<void> => {
      await call('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.destroy();
    },
  };
}

function refusalOf(error: unknown): WebDriverError {
  const { error: code, message } = JSON.parse(JSON.stringify(error));
  return new WebDriverError(code, message);
}
