// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOpeningPressGuard } from './use-opening-press-guard';

afterEach(cleanup);

const below = vi.fn();
const confirm = vi.fn();

function Opened({ step }: { step: string }) {
  const onClickCapture = useOpeningPressGuard(step);
  return (
    <div onClickCapture={onClickCapture}>
      <button onClick={confirm}>confirm</button>
    </div>
  );
}
const Screen = ({ step }: { step: string | null }) => (
  <>
    <button onClick={below}>below</button>
    {step !== null && <Opened step={step} />}
  </>
);
const press = (name: string, click: object) => fireEvent.click(screen.getByRole('button', { name }), click);
/** A finger's, so long after what was opened. */
function tap(name: string, afterMillis: number) {
  const click = Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }), {
    pointerType: 'touch',
  });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + afterMillis });
  return fireEvent(screen.getByRole('button', { name }), click);
}

function open(step: string | null = 'first') {
  below.mockReset();
  confirm.mockReset();
  const { rerender } = render(<Screen step={step} />);
  return { show: (next: string | null) => rerender(<Screen step={next} />) };
}

it('the second press of the double tap that opened it does nothing; a press of its own does, and its second, too', () => {
  open();
  expect(press('confirm', { detail: 2 })).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  press('confirm', { detail: 1 });
  press('confirm', { detail: 2 });
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('the keyboard is no double tap', () => {
  open();
  press('confirm', { detail: 0 });
  expect(confirm).toHaveBeenCalledOnce();
});

it('a phone that counts no taps is known by the time between them', () => {
  open();
  tap('confirm', 100);
  expect(confirm).not.toHaveBeenCalled();
  tap('confirm', 1_000);
  expect(confirm).toHaveBeenCalledOnce();
});

it('the second tap of a double tap does not confirm the next step', () => {
  const { show } = open();
  press('confirm', { detail: 1 });
  show('second');
  press('confirm', { detail: 2 });
  expect(confirm).toHaveBeenCalledOnce();
});

it('after closing, the second tap is swallowed and the next press works', () => {
  const { show } = open();
  press('confirm', { detail: 1 });
  show(null);
  press('below', { detail: 2 });
  expect(below).not.toHaveBeenCalled();
  press('below', { detail: 1 });
  expect(below).toHaveBeenCalledOnce();
});

it('closed by the keyboard alone, it holds up nothing', () => {
  const { show } = open();
  show(null);
  press('below', { detail: 2 });
  expect(below).toHaveBeenCalledOnce();
});
