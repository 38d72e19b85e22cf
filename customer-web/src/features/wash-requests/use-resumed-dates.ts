import { useEffect, useEffectEvent } from 'react';

type DateField = 'sched_pickup_dt' | 'sched_delivery_dt';

interface Flow {
  form: { trigger: (fields: DateField[]) => Promise<boolean> };
  isResumed: boolean;
}

/** The dates of a draft are judged when it is taken up: what was chosen then may not be had any more. */
export function useResumedDates({ form, isResumed }: Flow): void {
  const judge = useEffectEvent(() => {
    if (isResumed) void form.trigger(['sched_pickup_dt', 'sched_delivery_dt']);
  });
  useEffect(() => judge(), []);
}
