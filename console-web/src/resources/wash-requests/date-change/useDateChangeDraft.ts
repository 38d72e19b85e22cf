import { parseDateTime } from '@laundry/shared/time/jst';
import { useState } from 'react';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { forgetKept, keep, readKept } from '../../../providers/kept/kept-for-tab';
import { useOperator } from '../../../providers/access/OperatorContext';
import { type DateChangeForm, changeProblems } from './date-change-form';
import type { ChangeContext } from './leg-days';

/** What was chosen, kept for a reload, and the step: a confirmation comes back as long as nothing stands against it. */
export function useDateChangeDraft(request: RequestDetail, context: ChangeContext) {
  const { id: operatorId } = useOperator();
  const name = `date-change.${request.id}`;
  const [draft, setDraft] = useState(() => {
    const fresh: DateChangeForm = { pickup: request.sched_pickup_dt, delivery: request.sched_delivery_dt };
    const form = formIn(readKept(name, operatorId), fresh) ?? fresh;
    const problems = changeProblems(request, form, { ...context, now: nowJst() });
    return { form, step: Object.keys(problems).length === 0 ? 1 : 0 };
  });
  return {
    ...draft,
    setForm: (form: DateChangeForm) => setDraft((before) => ({ ...before, form })),
    setStep: (step: 0 | 1) => {
      if (step === 1) keep(name, operatorId, draft.form);
      else forgetKept(name);
      setDraft((before) => ({ ...before, step }));
    },
    forget: () => forgetKept(name),
  };
}

/** A leg that has no time of its own gets none. */
function formIn(kept: unknown, fresh: DateChangeForm): DateChangeForm | null {
  if (typeof kept !== 'object' || kept === null || !('pickup' in kept) || !('delivery' in kept)) return null;
  return {
    pickup: fresh.pickup === null ? null : parseDateTime(kept.pickup),
    delivery: fresh.delivery === null ? null : parseDateTime(kept.delivery),
  };
}
