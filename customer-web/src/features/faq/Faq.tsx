import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { Page } from '../../components/page/Page';
import { Questions } from '../../components/questions/Questions';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { useQuestions } from '../../components/questions/use-questions';

/** What people ask before they register and afterwards. */
export function Faq() {
  const t = useTexts('faq');
  return (
    <Page title={t.title} lead={t.lead}>
      {useQuestions().map(({ title, questions }) => (
        <Card key={title} title={title}>
          <Questions questions={questions} />
        </Card>
      ))}
      <div className="stack-tight">
        <p>{t.more}</p>
        <div>
          <LinkButton to={PATHS.contact} kind="secondary">
            {t.to_contact}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
