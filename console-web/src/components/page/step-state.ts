/** The state of a place at which a form is confirmed or done; `before` is what the screen was opened with. */
export interface StepState {
  readonly step: 'confirm' | 'done';
  readonly before: unknown;
}

export const isAtStep = (state: unknown, step: StepState['step']): state is StepState =>
  typeof state === 'object' && state !== null && 'step' in state && state.step === step && 'before' in state;

/** The state that the screen was opened with, at whatever step it is. */
export const openedWith = (state: unknown): unknown =>
  isAtStep(state, 'confirm') || isAtStep(state, 'done') ? state.before : state;
