/** Rules of the provider and of Receive, which the other parts draw with too: one copy for all. */
export const dialogStyles = __STYLES__;
