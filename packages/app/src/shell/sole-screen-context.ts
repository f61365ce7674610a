import { createContext } from 'react';

/** Shows the screen without the site around it, or with it again. Does nothing where nothing is around it. */
export const SoleScreenContext = createContext<(isAlone: boolean) => void>(() => undefined);
