import { focusStep } from '@laundry/web-kit/forms/steps/focus';

/** An effect: the reader begins at the question's heading, and at the page's again once it is gone. */
export function beginAndEnd(): () => void {
  focusStep();
  return focusStep;
}
