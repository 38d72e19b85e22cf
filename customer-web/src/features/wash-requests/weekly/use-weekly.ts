import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { isSame } from '@laundry/web-kit/forms/drafts/draft-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { saveWeekRequests } from './api';
import { type CheckedWeekly, useWeekCheck } from './use-week-check';
import { weekRequestsQuery } from './api';
import { comingWeeksQuery } from './coming/api';
import { checkWeekly, weeklyContext } from './weekly-rules';
import { type WeeklyLine, type WeeklyValues, bodyOf, firstWeekly } from './weekly-values';
import type { WeekExceptions } from '@laundry/shared/rules/weekly/weekly-dates';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { RequestSetting } from '../request-setting';

export interface WeeklyProps {
  user: CurrentUser;
  /** Of next month. */
  plan: PlanId;
  context: RequestContext;
  setting: RequestSetting;
  saved: readonly WeekRequest[];
  /** What the customer wishes for single days of it. */
  exceptions: WeekExceptions;
}

/** The weekly schedule from its first form to done. */
export function useWeekly(user: CurrentUser, context: RequestContext, saved: readonly WeekRequest[]) {
  const { sameTime } = context;
  const rules = weeklyContext(context);
  const queries = useQueryClient();
  const fresh = firstWeekly(saved, context.area, sameTime);
  const { form, confirm, ...weekly } = useConfirmedForm<
    WeeklyValues,
    CheckedWeekly,
    { week_requests: WeekRequest[] },
    WeekRequest[]
  >({
    draft: { name: `weekly.${user.id}`, secrets: ['codes', 'delivery_box_pw'] },
    // Only keeps the form from being sent: the messages of each form are `wrong`.
    rule: ({ lines }) => (Object.keys(checkWeekly(lines, rules)).length > 0 ? { lines: 'input_errors' } : {}),
    fresh,
    checkedOf: () => null, // the server looks at it first
    // That none is wanted any more is no form that could be gone back to.
    valuesOf: ({ values }) => (values.lines.length > 0 ? values : null),
    send: ({ values }) => saveWeekRequests(bodyOf(values, sameTime, fresh.codes)),
    ended: ({ week_requests }) => {
      queries.setQueryData(weekRequestsQuery.queryKey, week_requests);
      void queries.invalidateQueries({ queryKey: comingWeeksQuery.queryKey });
      return { done: week_requests, fresh: firstWeekly(week_requests, context.area, sameTime) };
    },
  });
  const [lines, codes] = useWatch({ control: form.control, name: ['lines', 'codes'] });
  const check = useWeekCheck(sameTime, fresh.codes, confirm);
  const start = (values: WeeklyValues): void => {
    check.mutate(values);
  };
  return {
    ...weekly,
    form,
    lines,
    codes,
    check,
    /** It is not as it was saved. */
    isChanged: weekly.lost.length > 0 || !isSame(lines, weekly.fresh.lines),
    /** What is wrong, from the first try to go on. */
    wrong: form.formState.submitCount > 0 ? checkWeekly(lines, rules) : {},
    setLines: (next: readonly WeeklyLine[]): void => form.setValue('lines', [...next], { shouldDirty: true }),
    setCode: (id: string, code: string): void =>
      form.setValue('codes', { ...form.getValues('codes'), [id]: code }, { shouldDirty: true }),
    toConfirm: form.handleSubmit(start),
    /** To the confirmation that no schedule is wanted any more. */
    end: (): void => start({ lines: [], codes: {} }),
  };
}

export type Weekly = ReturnType<typeof useWeekly>;
