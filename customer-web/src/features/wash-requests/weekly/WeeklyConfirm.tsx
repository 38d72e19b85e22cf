import { washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { weeklyFrom, weeklyPreview } from '@laundry/shared/rules/weekly/weekly-need';
import { displayDate } from '@laundry/shared/time/display';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { StepActions } from '../../../components/buttons/StepActions';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import { WeeklyPreview } from './WeeklyPreview';
import type { Weekly, WeeklyProps } from './use-weekly';
import { useScheduleRows } from './use-schedule-rows';
import type { CheckedWeekly } from './use-week-check';
import { completeForms, weeklyContext, weeklyFacts } from './weekly-rules';
import { entryOf, keptCode } from './weekly-values';

interface WeeklyConfirmProps extends WeeklyProps {
  weekly: Weekly;
  checked: CheckedWeekly;
}

/** The schedule once more, and everything that it makes and leaves out in its first eight weeks. */
export function WeeklyConfirm({ user, plan, context, setting, exceptions, weekly, checked }: WeeklyConfirmProps) {
  const t = useTexts('weekly');
  const common = useTexts('common');
  const lang = useLang();
  const textOf = useMessageText();
  const rowsOf = useScheduleRows(user, plan);
  const { values, shortfall } = checked;
  const { pending } = weekly;
  const forms = completeForms(values.lines, weeklyContext(context));
  const begin = weeklyFrom(accountMonth(user, context.now));
  const dates = weeklyPreview(forms, weeklyFacts(context, setting, exceptions), washCountOf(plan.part), begin);
  const ends = values.lines.length === 0;
  const from = displayDate(begin, lang, context.now);
  return (
    <div className="stack">
      {shortfall > 0 && (
        <Alert kind="warn" role="status" title={textOf('not_enough_count', { count: shortfall })}>
          <p>{t.shortfall_lead}</p>
        </Alert>
      )}
      {ends ? (
        <Card title={t.end_title}>
          <p>{t.end_lead({ day: from })}</p>
        </Card>
      ) : (
        <Card title={t.confirm_title({ day: from })}>
          <DescriptionList
            items={rowsOf(
              values.lines.map((line) => {
                const code = keptCode(line, values, weekly.fresh.codes);
                const isCodeRemoved = code === '' && Boolean(weekly.fresh.codes[line.id]);
                return { entry: entryOf(line, context.sameTime), code, isCodeRemoved, remarks: line.bikou };
              }),
            )}
          />
        </Card>
      )}
      {!ends && <WeeklyPreview from={begin} dates={dates} now={context.now} />}
      <NotSent error={weekly.trouble} title={t.not_saved} />
      <StepActions>
        <Button pending={pending} onClick={() => weekly.submit(checked)}>
          {pending ? common.sending : ends ? t.end_submit : t.submit}
        </Button>
        <Button kind="secondary" unavailable={pending} onClick={weekly.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
