/**
 * How much of the top and of the bottom bars of the host cover: what sticks keeps below and above them.
 * A host says it in `--billfold-sticky-…`; what scrolls by itself has no bars, and sets these.
 */
export const coveredVars = { top: '--bf-sticky-top', bottom: '--bf-sticky-bottom' } as const;

export const covered = {
  top: `var(${coveredVars.top}, var(--billfold-sticky-top, 0px))`,
  bottom: `var(${coveredVars.bottom}, var(--billfold-sticky-bottom, 0px))`,
} as const;
