const WAY_UP_MS = 500;

/** Scrolls up within half a second, and puts the keyboard there. */
export function toTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) window.scrollTo(0, 0);
  else scrollUp();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Slows down toward the top; whoever scrolls meanwhile is let go. */
function scrollUp(): void {
  const from = window.scrollY;
  let begin: number | undefined;
  let stands = from;
  const step = (now: number): void => {
    if (Math.abs(window.scrollY - stands) > 1) return;
    begin ??= now;
    const left = Math.max(0, 1 - (now - begin) / WAY_UP_MS);
    window.scrollTo(0, from * left ** 3);
    stands = window.scrollY;
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
