import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { Page } from '../../components/page/Page';
import { Questions } from '../../components/questions/Questions';
import { Phrases } from '../../components/text/Phrases';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { useToken } from '../../lib/session/session-token';
import { useQuestions } from '../../components/questions/use-questions';

/** What people ask before they register and afterwards. */
export function Faq() {
  const t = useTexts('faq');
  const isVisitor = useToken() === null;
  return (
    <Page title={t.title} lead={t.lead}>
      {useQuestions().map(({ title, questions }) => (
        <Card key={title} title={title}>
          <Questions questions={questions} />
        </Card>
      ))}
      <div className="stack-tight">
        <p>
          <Phrases>{t.more}</Phrases>
        </p>
        <div className="row">
          <LinkButton to={PATHS.contact} kind="secondary">
            {t.to_contact}
          </LinkButton>
          {isVisitor && (
            <>
              <LinkButton to={PATHS.home} kind="secondary">
                {t.to_prices}
              </LinkButton>
              <LinkButton to={PATHS.register}>{t.to_registration}</LinkButton>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
