import type { Transport, TransportOptions } from '../http/transport.ts';
import { areaMethods, type ClientAreas, type MethodNames } from './area-methods.ts';
import { loadOnce } from './load-once.ts';

/** Areas that load apart from those of the dialogs. */
export type SeparateArea = 'auth' | 'user' | 'sandbox' | 'settlements';

/** Areas whose code loads at the first call. */
export interface LazyAreas extends ClientAreas {
  /** Loads the transport with the areas of the dialogs, and `areas`, before their first calls. */
  prefetch(...areas: readonly SeparateArea[]): Promise<void>;
}

/** Creates every area; its code loads at the first call of one of its methods. */
export function createLazyAreas(options: TransportOptions): LazyAreas {
  const loadWallet = loadOnce(() =>
    import('./wallet-areas.ts').then((module) => module.createWalletAreas(options)),
  );
  const separate = <A>(load: () => Promise<(transport: Transport) => A>) =>
    loadOnce(async () => {
      const [create, { transport }] = await Promise.all([load(), loadWallet()]);
      return create(transport);
    });
  const loads = {
    auth: separate(() => import('./auth.ts').then((module) => module.createAuth)),
    user: separate(() => import('./user.ts').then((module) => module.createUser)),
    sandbox: separate(() => import('./sandbox.ts').then((module) => module.createSandbox)),
    settlements: separate(() =>
      import('./settlements.ts').then((module) => module.createSettlements),
    ),
  };
  const isSeparate = (area: keyof ClientAreas): area is SeparateArea => area in loads;
  const areas = lazyAreas<ClientAreas>(
    async (area) => (isSeparate(area) ? loads[area]() : (await loadWallet())[area]),
    areaMethods,
  );
  return {
    ...areas,
    prefetch: async (...names) => {
      await Promise.all([loadWallet(), ...names.map((name) => loads[name]())]);
    },
  };
}

type Method = (...args: readonly unknown[]) => unknown;
type Area = Readonly<Record<string, Method>>;

/**
 * Creates areas whose methods load their code at the first call.
 * @throws {Error} from a call of a name that its area lacks
 */
export function lazyAreas<A>(
  load: (area: keyof A) => Promise<A[keyof A]>,
  names: MethodNames<A>,
): A;
export function lazyAreas(
  load: (area: string) => Promise<Area>,
  names: Readonly<Record<string, Readonly<Record<string, true>>>>,
): object {
  const lazily =
    (area: string, name: string): Method =>
    async (...args) => {
      const method = (await load(area))[name];
      if (method === undefined) throw new Error(`client.${area}.${name} is missing.`);
      return method(...args);
    };
  const areas = Object.entries(names).map(([area, methods]) => [
    area,
    Object.fromEntries(Object.keys(methods).map((name) => [name, lazily(area, name)])),
  ]);
  return Object.fromEntries(areas);
}
