import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Rows of the stories that are placed on a phone. */
export const row = layered({
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"who amount" "status actions"',
      gap: vars.space[2],
      alignItems: 'center',
    },
  },
});

const area = (gridArea: string) => layered({ '@media': { [media.phone]: { gridArea } } });

export const column = {
  who: area('who'),
  status: area('status'),
  amount: area('amount'),
  actions: area('actions'),
} as const;
