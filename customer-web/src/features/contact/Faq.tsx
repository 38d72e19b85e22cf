import { Link } from 'react-router';
import { Card } from '../../components/page/Card';
import { Questions } from '../../components/questions/Questions';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** What most people ask: card, plan, extra bags. */
export function Faq() {
  const t = useTexts('contact');
  return (
    <Card title={t.faq_title}>
      <Questions questions={t.faq} />
      <p>
        <Link to={PATHS.faq}>{t.all_questions}</Link>
      </p>
      <p>
        <Link to={PATHS.notice}>{t.guide}</Link>
      </p>
    </Card>
  );
}
