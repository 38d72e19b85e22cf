import { Link } from 'react-router';
import { Card } from '../../components/page/Card';
import { Questions } from '../../components/questions/Questions';
import { useQuestions } from '../../components/questions/use-questions';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** What visitors ask, of all questions. */
export function FirstQuestions() {
  const { questions: t } = useTexts('home');
  const [first] = useQuestions();
  return (
    <Card title={t.title}>
      <Questions questions={first?.questions ?? []} />
      <p>
        <Link to={PATHS.faq}>{t.all}</Link>
      </p>
    </Card>
  );
}
