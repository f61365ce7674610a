import type { GetAccessToken } from '@billfold/core';
import { type BillfoldInstance, createInstance, type InstanceOptions } from './instance.ts';
import type { EmbedOptions } from './options.ts';
import type { ElementHost } from './receive-element.ts';

/** `window.Billfold`. */
export interface BillfoldGlobal {
  readonly version: string;
  /** Sets the page's widget up; the last one is what the elements and `ready` speak of. */
  init(options: EmbedOptions): BillfoldInstance;
  /** Resolves once `init` was called, or the script tag named a token endpoint. */
  readonly ready: Promise<BillfoldInstance>;
  /** Gives the name back to whoever had it, and answers this object. */
  noConflict(): BillfoldGlobal;
}

export interface GlobalOptions extends Pick<InstanceOptions, 'document' | 'baseUrl' | 'load'> {
  readonly version: string;
  readonly noConflict: () => void;
}

export interface MadeGlobal {
  readonly billfold: BillfoldGlobal;
  readonly host: ElementHost;
}

export function createGlobal({ version, noConflict, ...given }: GlobalOptions): MadeGlobal {
  let settle: (instance: BillfoldInstance) => void = () => undefined;
  let ready = new Promise<BillfoldInstance>((resolve) => {
    settle = resolve;
  });
  const create = (options: EmbedOptions): BillfoldInstance =>
    createInstance({ ...given, ...options, baseUrl: options.baseUrl ?? given.baseUrl });
  const billfold: BillfoldGlobal = {
    version,
    init: (options) => {
      const instance = create(options);
      settle(instance);
      ready = Promise.resolve(instance);
      return instance;
    },
    get ready() {
      return ready;
    },
    noConflict: () => {
      noConflict();
      return billfold;
    },
  };
  const host: ElementHost = {
    get ready() {
      return ready;
    },
    create: (getAccessToken: GetAccessToken) => create({ getAccessToken }),
  };
  return { billfold, host };
}
