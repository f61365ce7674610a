import { interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const link = layered(interactive, {
  color: vars.color.link,
  fontWeight: 500,
  borderRadius: '2px',
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '3px',
  transitionProperty: 'text-decoration-color',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { color: vars.color.textMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { textDecorationColor: 'currentColor' } },
    },
    [media.touch]: { paddingBlock: '10px' },
  },
});
