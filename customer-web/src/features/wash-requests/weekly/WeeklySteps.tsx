import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { Skeleton } from '../../../components/loading/Skeleton';
import { Alert } from '../../../components/messages/Alert';
import { Steps } from '../../../components/page/Steps';
import { loadTexts, useTexts } from '../../../i18n/texts';
import { WeeklyConfirm } from './WeeklyConfirm';
import { WeeklyDone } from './WeeklyDone';
import { WeeklyInput } from './WeeklyInput';
import { type WeeklyProps, useWeekly } from './use-weekly';

const ComingWeeks = lazily(async () => {
  const [file] = await Promise.all([import('./coming/ComingWeeks'), loadTexts('weeks')]);
  return file;
});

export function WeeklySteps({ onAgain, ...props }: WeeklyProps & { onAgain: () => void }) {
  const t = useTexts('weekly');
  const weekly = useWeekly(props.user, props.context, props.saved);
  const { confirming, done, sentBefore } = weekly;
  // The codes of what was saved are written nowhere: after a reload they are the server's.
  const shown = (done ?? []).map((one, place) => ({
    ...one,
    delivery_box_pw: one.delivery_box_pw || (props.saved[place]?.delivery_box_pw ?? ''),
  }));
  const step = done ? 3 : confirming ? 2 : 1;
  const headings = useTexts('common').step_headings;
  const weeks = props.saved.length > 0 && (
    <Suspense fallback={<Skeleton lines={8} />}>
      <ComingWeeks />
    </Suspense>
  );
  return (
    <>
      {sentBefore && <Alert kind="good" role="status" title={sentBefore.length > 0 ? t.done_title : t.ended_title} />}
      {!done && !confirming && weeks}
      <Steps names={t.steps} current={step} heading={headings[step - 1]} />
      {!done && !confirming && <WeeklyInput {...props} weekly={weekly} />}
      {!done && confirming && <WeeklyConfirm {...props} weekly={weekly} checked={confirming} />}
      {done && (
        <WeeklyDone user={props.user} plan={props.plan} saved={shown} now={props.context.now} onAgain={onAgain} />
      )}
      {done && weeks}
    </>
  );
}
