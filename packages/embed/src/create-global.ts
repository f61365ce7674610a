import type { BillfoldGlobal, BillfoldInstance, EmbedOptions } from '@billfold/core/script-tag';
import type { ElementHost } from './dialog-element.ts';
import { createInstance, type InstanceOptions } from './instance.ts';
import { createReadyState } from './ready-state.ts';
import type { ScriptOptions } from './script-options.ts';
import { createSetupReport, SetupError } from './setup-error.ts';
import type { WidgetLoader } from './widget/widget.ts';

export interface GlobalOptions extends Pick<InstanceOptions, 'document' | 'baseUrl'>, WidgetLoader {
  readonly version: string;
  readonly noConflict: () => void;
  /** Defines the elements of a prefix, once. */
  readonly define: (prefix: string, host: ElementHost) => void;
}

export interface CreatedGlobal {
  readonly billfold: BillfoldGlobal;
  readonly host: ElementHost;
  /** Sets the widget up from the attributes of the script tag. */
  initFromScript(options: ScriptOptions): void;
}

type Given = EmbedOptions & Partial<Pick<InstanceOptions, 'endpointName' | 'ignored'>>;

/** Creates `window.Billfold`, and what the elements share with it. */
export function createGlobal({
  version,
  noConflict,
  define,
  ...given
}: GlobalOptions): CreatedGlobal {
  const report = createSetupReport();
  const state = createReadyState(report);
  const create = (options: Given): BillfoldInstance =>
    createInstance({
      ...given,
      report,
      endpointName: 'tokenEndpoint',
      ...options,
      baseUrl: options.baseUrl ?? given.baseUrl,
    });
  const prefixed = new Map<string, BillfoldInstance>();
  const hostOf = (current: () => BillfoldInstance): ElementHost => ({
    get current() {
      return current();
    },
    whenReady: async () => current(),
    create: (getAccessToken) => create({ getAccessToken }),
  });
  const billfold: BillfoldGlobal = {
    version,
    init: (options) => {
      const { prefix } = options;
      if (prefix === undefined) return state.resolve(create(options));
      if (!/^[a-z][a-z0-9]*$/.test(prefix))
        throw new SetupError('prefix', 'is not a lower-case word.');
      const instance = create(options);
      if (!prefixed.has(prefix))
        define(
          prefix,
          hostOf(() => prefixed.get(prefix) ?? instance),
        );
      prefixed.set(prefix, instance);
      return instance;
    },
    get ready() {
      return state.wait();
    },
    noConflict: () => {
      noConflict();
      return billfold;
    },
  };
  return {
    billfold,
    host: {
      get current() {
        return state.current();
      },
      whenReady: () =>
        state.wait().catch((error: SetupError) =>
          // Its dialog says that the wallet could not be loaded.
          create({ getAccessToken: () => Promise.reject(error) }),
        ),
      create: (getAccessToken) => create({ getAccessToken }),
    },
    initFromScript: (options) => {
      for (const error of options.ignored) report(error);
      try {
        state.resolve(create({ ...options, endpointName: 'data-token-endpoint' }));
      } catch (error) {
        if (!(error instanceof SetupError)) throw error;
        state.reject(error);
      }
    },
  };
}
