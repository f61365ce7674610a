// Outlines on a 20 by 20 grid, drawn with a stroke of 1.5; a page loads those that it names.
import { alongTheLine } from './icon.css.ts';

export const archive = (
  <>
    <path d="M3.5 4.5h13v3.2h-13zM4.6 7.8v7.7h10.8V7.8" />
    <path d="M8 10.8h4" />
  </>
);
export const alert = <path d="M10 3.2 17.4 16H2.6L10 3.2ZM10 8.2v3.4M10 13.9v.1" />;
export const back = <path className={alongTheLine} d="M16 10H4.2M9 5l-5 5 5 5" />;
export const backspace = (
  <path
    className={alongTheLine}
    d="M7.5 4.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8L2.8 10l4.7-5.5ZM9.5 8l4 4M13.5 8l-4 4"
  />
);
export const bell = <path d="M5 14V9a5 5 0 0 1 10 0v5M3.5 14h13M8.5 16.8a1.8 1.8 0 0 0 3 0" />;
export const check = <path d="m4.5 10.5 3.6 3.7 7.4-8.4" />;
export const chevronDown = <path d="m5.5 8 4.5 4.5L14.5 8" />;
export const chevronUp = <path d="m5.5 12.5 4.5-4.5 4.5 4.5" />;
export const chevronRight = <path className={alongTheLine} d="M8 5.5 12.5 10 8 14.5" />;
export const clock = (
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.2l2.8 1.6" />
  </>
);
export const close = <path d="m5 5 10 10M15 5 5 15" />;
export const cloudOff = (
  <path d="M5.9 7.2A3.9 3.9 0 0 0 6.4 15h7.9M16.6 13.4a3.2 3.2 0 0 0-1.9-5.7A4.8 4.8 0 0 0 8.2 4.7M3.5 3.5l13 13" />
);
export const copy = (
  <>
    <rect x="7.5" y="7.5" width="9" height="9" rx="2" />
    <path d="M12.5 7.5v-2a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h2" />
  </>
);
export const dot = <circle cx="10" cy="10" r="2" fill="currentColor" />;
export const dice = (
  <>
    <rect x="3.5" y="3.5" width="13" height="13" rx="3" />
    <path d="M7 7v.01M13 7v.01M10 10v.01M7 13v.01M13 13v.01" />
  </>
);
export const download = <path d="M10 3.5v9M6.2 9 10 12.8 13.8 9M3.8 16.3h12.4" />;
export const expand = <path d="M11.8 3.5h4.7v4.7M16.5 3.5l-5 5M8.2 16.5H3.5v-4.7M3.5 16.5l5-5" />;
export const external = (
  <path d="M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M16 4l-6.5 6.5" />
);
export const eye = (
  <>
    <path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10Z" />
    <circle cx="10" cy="10" r="2.3" />
  </>
);
export const eyeOff = (
  <path d="M8.3 5c.6-.1 1.1-.2 1.7-.2 5 0 7.8 5.2 7.8 5.2s-.8 1.5-2.3 2.9M5.1 6.4C3.2 7.9 2.2 10 2.2 10S5 15.2 10 15.2c1.8 0 3.3-.6 4.5-1.5M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2M3.5 3.5l13 13" />
);
export const flask = (
  <path d="M8 3.5h4M8.5 3.5v4.6l-3.9 6.7a1.2 1.2 0 0 0 1 1.7h8.8a1.2 1.2 0 0 0 1-1.7l-3.9-6.7V3.5M6.8 12h6.4" />
);
export const filter = <path d="M3.5 6h13M6 10h8M8.5 14h3" />;
export const help = (
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M8 8.1c.1-1.2.9-1.9 2-1.9 1.2 0 2 .8 2 1.8 0 1.5-2 1.6-2 3M10 13.6v.1" />
  </>
);
export const info = (
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.2v4.3M10 6.5v.1" />
  </>
);
export const key = (
  <>
    <circle cx="6.8" cy="13.2" r="3.3" />
    <path d="m9.2 10.8 7-7M13.2 6.8l2.3 2.3" />
  </>
);
export const link = (
  <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.8-2.8a3 3 0 0 0-4.3-4.3l-.9.9M11.5 8.5a3 3 0 0 0-4.3 0l-2.8 2.8a3 3 0 0 0 4.3 4.3l.9-.9" />
);
export const lock = (
  <>
    <rect x="4" y="8.5" width="12" height="8" rx="2" />
    <path d="M6.8 8.5V6.7a3.2 3.2 0 0 1 6.4 0v1.8" />
  </>
);
export const menu = <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />;
export const minus = <path d="M4 10h12" />;
export const moon = <path d="M16.3 11.9A6.8 6.8 0 0 1 8.1 3.7a6.8 6.8 0 1 0 8.2 8.2Z" />;
export const more = <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.2" />;
export const pencil = (
  <path d="M4 16l.8-3.5L13 4.3a1.6 1.6 0 0 1 2.3 0l.4.4a1.6 1.6 0 0 1 0 2.3l-8.2 8.2L4 16Z" />
);
export const plus = <path d="M10 4v12M4 10h12" />;
export const portfolio = <path d="M10 3v7l6 3.5M10 3a7 7 0 1 0 6 10.5M10 3a7 7 0 0 1 6 10.5" />;
export const accounts = (
  <>
    <path d="M16.5 8V6.5a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V12" />
    <path d="M17 8h-3.5a2 2 0 0 0 0 4H17V8Z" />
  </>
);
export const print = (
  <>
    <path d="M6 7.5v-4h8v4M6 13.5H4.5A1.5 1.5 0 0 1 3 12V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3a1.5 1.5 0 0 1-1.5 1.5H14" />
    <path d="M6 11.5h8v5H6z" />
  </>
);
export const qr = (
  <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2h-2zM16.5 11.5v2M14.5 15.5h2v1M11.5 16.5h1" />
);
export const receive = <path d="M15 5 5.5 14.5M5.5 7v7.5H13" />;
export const refresh = <path d="M16 10a6 6 0 1 1-1.7-4.2L16 7.5M16 4v3.5h-3.5" />;
export const report = (
  <path d="M5 3.2h6.6L15 6.6v10.2H5V3.2ZM11.4 3.4v3.4h3.4M7.6 14v-2.4M10 14V9.6M12.4 14v-3.4" />
);
export const scan = (
  <path d="M3.5 7V5a1.5 1.5 0 0 1 1.5-1.5h2M13 3.5h2A1.5 1.5 0 0 1 16.5 5v2M16.5 13v2a1.5 1.5 0 0 1-1.5 1.5h-2M7 16.5H5A1.5 1.5 0 0 1 3.5 15v-2M6.5 10h7" />
);
export const search = (
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 3.5 3.5" />
  </>
);
export const send = <path d="M5 15l9.5-9.5M7 5.5h7.5V13" />;
export const settings = (
  <>
    <path d="M3.5 6.5h7M14.5 6.5h2M3.5 13.5h2M9.5 13.5h7" />
    <circle cx="12.5" cy="6.5" r="2" />
    <circle cx="7.5" cy="13.5" r="2" />
  </>
);
export const shield = (
  <path d="M10 3 4.5 5v4.5c0 3.5 2.2 6 5.5 7.5 3.3-1.5 5.5-4 5.5-7.5V5L10 3ZM7.5 10l1.9 1.9 3.2-3.6" />
);
export const signOut = (
  <path
    className={alongTheLine}
    d="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 6.5 16 10l-3.5 3.5M16 10H8"
  />
);
export const sun = (
  <>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1" />
  </>
);
export const monitor = (
  <>
    <rect x="3" y="4" width="14" height="9.5" rx="1.5" />
    <path d="M7.5 16.5h5M10 13.5v3" />
  </>
);
export const swap = <path d="M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3" />;
export const swapVertical = <path d="M7 4v11M4 12l3 3 3-3M13 16V5M10 8l3-3 3 3" />;
export const trash = (
  <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.6 10a1.5 1.5 0 0 0 1.5 1.4h4.8a1.5 1.5 0 0 0 1.5-1.4l.6-10M8.5 9v4.5M11.5 9v4.5" />
);
export const transactions = <path d="M4 5.5h8M4 10h12M4 14.5h6" />;
export const undo = (
  <path className={alongTheLine} d="M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8" />
);
export const upload = <path d="M10 12.5v-9M6.2 7 10 3.2 13.8 7M3.8 16.3h12.4" />;
export const user = (
  <>
    <circle cx="10" cy="6.8" r="3.3" />
    <path d="M3.8 16.5c.8-3 3.2-4.5 6.2-4.5s5.4 1.5 6.2 4.5" />
  </>
);
