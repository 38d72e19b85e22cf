import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { Button } from '../../../../components/buttons/Button';
import { Skeleton } from '../../../../components/loading/Skeleton';
import { Card } from '../../../../components/page/Card';
import { DescriptionList } from '../../../../components/page/DescriptionList';
import { loadTexts, useTexts } from '../../../../i18n/texts';
import { NotChecked } from './NotChecked';
import styles from './WeeklySaved.module.css';
import { useScheduleRows } from '../use-schedule-rows';
import type { Weekly, WeeklyProps } from '../use-weekly';
import { scheduled } from '../weekly-values';

export const ComingWeeks = lazily(async () => {
  const [file] = await Promise.all([import('../coming/ComingWeeks'), loadTexts('weeks')]);
  return file;
});

interface WeeklySavedProps extends WeeklyProps {
  weekly: Weekly;
  onChange: () => void;
}

/** The schedule that there is and its coming weeks; the form to change it is one press away. */
export function WeeklySaved({ user, plan, saved, weekly: { check, end }, onChange }: WeeklySavedProps) {
  const t = useTexts('weekly');
  const rowsOf = useScheduleRows(user, plan);
  return (
    <div data-columns className={styles.saved}>
      <div className={styles.schedule}>
        <Card title={t.chosen_title}>
          <DescriptionList items={rowsOf(scheduled(saved))} />
          <NotChecked error={check.error} />
          <div className="stack-tight">
            <Button kind="secondary" unavailable={check.isPending} onClick={onChange}>
              {t.change}
            </Button>
            <Button kind="quiet" pending={check.isPending} onClick={end}>
              {t.end}
            </Button>
          </div>
        </Card>
      </div>
      <Suspense fallback={<Skeleton lines={8} />}>
        <ComingWeeks />
      </Suspense>
    </div>
  );
}
