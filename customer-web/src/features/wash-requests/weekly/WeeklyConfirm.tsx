import { planName } from '@laundry/shared/masters/plans';
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
import { usePlace } from '../use-place';
import { WeeklyPreview } from './WeeklyPreview';
import type { Weekly, WeeklyProps } from './use-weekly';
import { useFormWords } from './use-form-words';
import type { CheckedWeekly } from './use-week-check';
import { completeForms, weeklyContext, weeklyFacts } from './weekly-rules';
import { entryOf } from './weekly-values';

interface WeeklyConfirmProps extends WeeklyProps {
  weekly: Weekly;
  checked: CheckedWeekly;
}

/** The schedule once more, and everything that it makes and leaves out in its first eight weeks. */
export function WeeklyConfirm({ user, plan, context, setting, weekly, checked }: WeeklyConfirmProps) {
  const t = useTexts('weekly');
  const common = useTexts('common');
  const lang = useLang();
  const textOf = useMessageText();
  const wordsOf = useFormWords();
  const { plan: planTerm } = useTexts('requests').booking;
  const [address, handOver] = usePlace(user);
  // How the bags of a plan that is booked are handed over is known by its kind only.
  const how = user.next_month_plan_id === null ? handOver : { term: planTerm, detail: planName(plan, lang) };
  const { values, shortfall } = checked;
  const { pending } = weekly;
  const forms = completeForms(values.lines, weeklyContext(context));
  const begin = weeklyFrom(accountMonth(user, context.now));
  const dates = weeklyPreview(forms, weeklyFacts(context, setting), washCountOf(plan.part), begin);
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
            items={[
              ...values.lines.map((line, place) => ({
                term: t.form({ number: place + 1 }),
                detail: [
                  wordsOf(entryOf(line, context.sameTime)),
                  ...(values.codes[line.id] ? [`${t.labels.delivery_box_pw}: ${values.codes[line.id]}`] : []),
                  ...(line.bikou ? [`${t.labels.bikou}: ${line.bikou}`] : []),
                ].join('\n'),
              })),
              address,
              how,
            ]}
          />
        </Card>
      )}
      {!ends && <WeeklyPreview dates={dates} now={context.now} />}
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
