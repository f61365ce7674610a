// Runs before the first paint, so that a stored theme does not flash. A file and not an inline
// script: the content security policy allows none.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark')
      document.documentElement.setAttribute('data-billfold-scheme', theme);
  } catch {
    // Storage is blocked: the system's preference decides, as for a first visit.
  }
})();
