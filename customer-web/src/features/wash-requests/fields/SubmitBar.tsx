import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/Button';
import { type ChosenSoFar, StepActions } from '../../../components/buttons/StepActions';

interface SubmitBarProps {
  chosen: ChosenSoFar;
  /** Of the text that says why the form cannot go on. */
  whyId: string | undefined;
  children: ReactNode;
}

/** Where a request's form goes on to its confirmation. */
export function SubmitBar({ chosen, whyId, children }: SubmitBarProps) {
  return (
    <StepActions chosen={chosen}>
      <Button type="submit" wide unavailable={whyId !== undefined} aria-describedby={whyId}>
        {children}
      </Button>
    </StepActions>
  );
}
