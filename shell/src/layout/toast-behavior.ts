import { TOAST_DURATION_MS } from '@site/toasts';

/** Distance of the swipe that closes a toast, in CSS pixels (specification, section 9). */
const SWIPE_THRESHOLD_PX = 50;

/**
 * Closes a toast after its time, and on a swipe to the right.
 * @param signal stops both when the toast is closed or replaced
 */
export function attachToast(card: HTMLElement, close: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  runTimer(card, close, signal);
  followSwipe(card, close, signal);
}

/** The progress bar is the timer itself, which keeps the two in sync; pointer and focus pause it. */
function runTimer(card: HTMLElement, close: () => void, signal: AbortSignal): void {
  const timer = card.animate(
    { transform: ['scaleX(1)', 'scaleX(0)'] },
    { duration: TOAST_DURATION_MS, pseudoElement: '::after' },
  );
  timer.onfinish = close;
  signal.addEventListener('abort', () => timer.cancel());

  const region = card.closest('section') ?? card;
  const updatePlayState = () => {
    if (region.matches(':hover, :focus-within')) timer.pause();
    else timer.play();
  };
  updatePlayState();
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    region.addEventListener(type, updatePlayState, { signal });
}

function followSwipe(card: HTMLElement, close: () => void, signal: AbortSignal): void {
  let start: number | undefined;
  const distance = ({ clientX }: PointerEvent) => (start === undefined ? 0 : Math.max(0, clientX - start));

  const onDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    start = event.clientX;
    card.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (start !== undefined) card.style.translate = `${distance(event)}px`;
  };
  const onUp = (event: PointerEvent) => {
    if (distance(event) >= SWIPE_THRESHOLD_PX) close();
    else card.style.translate = '';
    start = undefined;
  };
  const onCancel = () => {
    card.style.translate = '';
    start = undefined;
  };
  card.addEventListener('pointerdown', onDown, { signal });
  card.addEventListener('pointermove', onMove, { signal });
  card.addEventListener('pointerup', onUp, { signal });
  card.addEventListener('pointercancel', onCancel, { signal });
}
