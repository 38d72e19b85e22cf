import { Button } from '../../../../components/buttons/Button';
import { Card } from '../../../../components/page/Card';
import { DescriptionList } from '../../../../components/page/DescriptionList';
import { useTexts } from '../../../../i18n/texts';
import { LaterWeeks } from '../coming/LaterWeeks';
import { NotChecked } from './NotChecked';
import styles from './WeeklySaved.module.css';
import { useScheduleRows } from '../use-schedule-rows';
import type { Weekly, WeeklyProps } from '../use-weekly';
import { scheduled } from '../weekly-values';

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
      <LaterWeeks user={user} />
    </div>
  );
}
