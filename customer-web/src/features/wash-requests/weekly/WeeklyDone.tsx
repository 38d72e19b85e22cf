import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { weeklyFrom } from '@laundry/shared/rules/weekly/weekly-need';
import { displayDate } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import { PATHS } from '../../../lib/paths';
import { useFormWords } from './use-form-words';
import { savedForms } from './weekly-values';

interface WeeklyDoneProps {
  user: CurrentUser;
  saved: readonly WeekRequest[];
  now: JstDateTime;
  onAgain: () => void;
}

export function WeeklyDone({ user, saved, now, onAgain }: WeeklyDoneProps) {
  const t = useTexts('weekly');
  const lang = useLang();
  const wordsOf = useFormWords();
  const day = displayDate(weeklyFrom(accountMonth(user, now)), lang, now);
  const items = savedForms(saved).map((form, place) => ({
    term: t.form({ number: place + 1 }),
    detail: wordsOf(form),
  }));
  return (
    <div className="stack">
      <Alert kind="good" role="status" title={saved.length > 0 ? t.done_title : t.ended_title}>
        <p>{saved.length > 0 ? t.done_lead({ day }) : t.ended_lead({ day })}</p>
      </Alert>
      {items.length > 0 && (
        <Card>
          <DescriptionList items={items} />
        </Card>
      )}
      <div className="actions">
        <LinkButton to={PATHS.currentRequests}>{t.to_currents}</LinkButton>
        <Button kind="secondary" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}
