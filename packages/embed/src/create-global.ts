import type { GetAccessToken } from '@billfold/core';
import type { BillfoldGlobal, EmbedOptions } from '@billfold/core/script-tag';
import type { ElementHost } from './dialog-element.ts';
import { createInstance, type ElementInstance, type InstanceOptions } from './instance.ts';
import { createReadyState } from './ready-state.ts';
import { type OptionSyntax, requireNoServer } from './require-no-server.ts';
import { requirePublishableKey } from './require-publishable-key.ts';
import type { ScriptOptions } from './script-options.ts';
import { createSetupReport, SetupError } from './setup-error.ts';
import { createTriggerSheet, type TriggerSheet } from './trigger-sheet.ts';
import type { WidgetLoader } from './widget/widget.ts';

export interface GlobalOptions extends Pick<InstanceOptions, 'document' | 'baseUrl'>, WidgetLoader {
  /** Window of the page. */
  readonly view: Window & typeof globalThis;
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

interface Given
  extends EmbedOptions,
    Partial<Pick<InstanceOptions, 'ignored' | 'onColors' | 'onDestroy'>> {
  /** Attributes of the script tag, or options of `init` unless given. */
  readonly syntax?: OptionSyntax;
}

/** Host of the elements of a prefix; a later `init` of the prefix replaces its widget. */
interface PrefixHost extends ElementHost {
  current: ElementInstance;
}

/** Creates `window.Billfold`, and what the elements share with it. */
export function createGlobal({
  view,
  version,
  noConflict,
  define,
  ...given
}: GlobalOptions): CreatedGlobal {
  const report = createSetupReport();
  const state = createReadyState(report);
  const sandboxes = new WeakSet<ElementInstance>();
  const create = ({ syntax = 'init', ...options }: Given): ElementInstance => {
    const { sandbox, baseUrl = given.baseUrl } = options;
    if (sandbox) requireNoServer(options, syntax);
    const isTag = syntax === 'attributes';
    const names = {
      endpointName: isTag ? 'data-token-endpoint' : 'tokenEndpoint',
      keyName: isTag ? 'data-publishable-key' : 'publishableKey',
    };
    requirePublishableKey(options, names.keyName);
    const instance = createInstance({ ...given, report, ...names, ...options, baseUrl });
    if (sandbox) sandboxes.add(instance);
    return instance;
  };
  /** Creates a widget that the built-in buttons follow: its colors, and its end if no other is in its place. */
  const createShown = (
    options: Given,
    { triggers, current }: { triggers: TriggerSheet; current: () => ElementInstance | null },
  ): ElementInstance => {
    const onDestroy = (): void => {
      if (current() === instance) triggers.setShown(false);
    };
    const instance = create({ ...options, onColors: triggers.setColors, onDestroy });
    triggers.setShown(true);
    return instance;
  };
  /** Creates a widget whose dialog says that the wallet could not be loaded. */
  const createFailed = (error: SetupError): ElementInstance =>
    create({ getAccessToken: () => Promise.reject(error) });
  /** Creates the widget of an element with a token source of its own, beside that of the page. */
  const createOwn = (page: ElementInstance | null, getAccessToken: GetAccessToken) =>
    page !== null && sandboxes.has(page)
      ? createFailed(new SetupError('getAccessToken', 'of an element has no use in the sandbox.'))
      : create({ getAccessToken });
  const prefixed = new Map<string, PrefixHost>();
  /** Creates the widget of a prefix, whose elements are defined with its first one. */
  const initPrefix = (prefix: string, options: Given): ElementInstance => {
    const known = prefixed.get(prefix);
    const triggers = known?.triggers ?? createTriggerSheet(view);
    const current = createShown(options, {
      triggers,
      current: () => prefixed.get(prefix)?.current ?? null,
    });
    if (known !== undefined) known.current = current;
    else {
      const host: PrefixHost = {
        current,
        triggers,
        whenReady: async () => host.current,
        create: (getAccessToken) => createOwn(host.current, getAccessToken),
      };
      prefixed.set(prefix, host);
      define(prefix, host);
    }
    return current;
  };
  const triggers = createTriggerSheet(view);
  const initPage = (options: Given): ElementInstance => {
    try {
      return state.resolve(createShown(options, { triggers, current: state.current }));
    } catch (error) {
      if (error instanceof SetupError) state.reject(error);
      throw error;
    }
  };
  const billfold: BillfoldGlobal = {
    version,
    init: (options) => {
      const { prefix } = options;
      if (prefix === undefined) return initPage(options);
      if (!/^[a-z][a-z0-9]*$/.test(prefix))
        throw new SetupError('prefix', 'is not a lower-case word.');
      return initPrefix(prefix, options);
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
      triggers,
      whenReady: () => state.wait().catch((error: SetupError) => createFailed(error)),
      create: (getAccessToken) => createOwn(state.current(), getAccessToken),
    },
    initFromScript: (options) => {
      for (const error of options.ignored) report(error);
      try {
        initPage({ ...options, syntax: 'attributes' });
      } catch (error) {
        // Reported: an uncaught error would stop the functions in the queue of the page.
        if (!(error instanceof SetupError)) throw error;
      }
    },
  };
}
