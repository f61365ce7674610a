import { shellTexts } from '@billfold/core/internal';
import { Surface, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './strip.css.ts';
import { UpdateStrip } from './update-strip.tsx';

/** Strip above any page of the site: a newer version. */
export function Strips(): ReactElement {
  useTexts(shellTexts);
  return (
    <Surface className={css.place}>
      <UpdateStrip />
    </Surface>
  );
}
