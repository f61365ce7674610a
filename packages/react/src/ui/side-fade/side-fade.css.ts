import { createVar } from '@vanilla-extract/css';
import { layered } from '../../theme/layered.ts';

const [side, before, after] = [createVar(), createVar(), createVar()];

/** Fades the edges of an element behind which there is more, as `useSideFade` finds. */
export const sideFade = layered({
  vars: { [side]: '90deg', [before]: '0px', [after]: '0px' },
  maskImage: `linear-gradient(${side}, transparent, black ${before}, black calc(100% - ${after}), transparent)`,
  selectors: {
    '[dir="rtl"] &': { vars: { [side]: '270deg' } },
    '&[data-more-before]': { vars: { [before]: '32px' } },
    '&[data-more-after]': { vars: { [after]: '48px' } },
  },
  '@media': {
    // Printed at full width, and high contrast modes keep every edge sharp.
    print: { maskImage: 'none' },
    '(forced-colors: active)': { maskImage: 'none' },
  },
});
