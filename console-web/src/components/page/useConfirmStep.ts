import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type StepState, isAtStep, openedWith } from './step-state';
import { useStands } from '@laundry/web-kit/forms/use-stands';

/**
 * The confirmation of a form as a place of the browser's history: its Back button leads to the input. A reload stays
 * there when what was typed still passes (`mayResume`); whoever opens the screen anew begins at the input.
 */
export function useConfirmStep(mayResume: () => boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const isHere = isAtStep(location.state, 'confirm');
  const before = openedWith(location.state);
  const [isChecked, setChecked] = useState(() => isHere && mayResume());
  const begin = useEffectEvent(() => {
    if (isHere && !isChecked) void navigate(location, { replace: true, state: before });
  });
  useEffect(() => begin(), []);
  const stands = useStands(isHere);
  return {
    isConfirming: isHere && isChecked,
    toConfirm: () => {
      setChecked(true);
      void navigate(location, { state: { step: 'confirm', before } satisfies StepState });
    },
    /** Unless Back has led there already. */
    toInput: () => {
      if (stands()) void navigate(-1);
    },
  };
}
