import { createResource, type Resource } from '@billfold/core/flows';

/** Makes resources that end together. */
export interface KeptResources {
  readonly make: MakeResource;
  /** Aborts what loads, and forgets what is known. */
  release(): void;
}
export type MakeResource = <T>(load: (signal: AbortSignal) => Promise<T>) => Resource<T>;

export function createKeptResources(): KeptResources {
  const made = new Set<Resource<unknown>>();
  return {
    make: (load) => {
      const resource = createResource(load);
      made.add(resource);
      return resource;
    },
    release: () => {
      for (const resource of made) resource.reset();
    },
  };
}
