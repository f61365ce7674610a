import { smallPage } from './vite.small-page.ts';

/** Build of the frame in which secrets are typed, into the folder of the site and after it. */
export default smallPage('secure');
