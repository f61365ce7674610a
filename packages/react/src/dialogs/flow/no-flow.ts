/** In place of a flow that is not there yet. */
export const noFlow = {
  getState: (): null => null,
  subscribe: () => () => undefined,
} as const;
